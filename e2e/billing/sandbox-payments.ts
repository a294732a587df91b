import { type Answer, apiBase, type Endpoint, type Input } from "@citelens/contract/base/endpoint";
import {
  checkoutCredits,
  checkoutSubscription,
  manageSubscription,
  updateBillingInfo,
} from "@citelens/contract/billing/billing";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";

export const goodCard = "4242 4242 4242 4242";

/** Customer of the invoices of these tests. */
const billTo = {
  billing_email: "billing@northwind.example",
  billing_name: "Northwind Traders",
  billing_address_line1: "12 Harbour Street",
  billing_postal_code: "75001",
  billing_city: "Paris",
  billing_country: "FR",
  vat_number: "FR1234567890",
} as const;

interface Payer {
  readonly request: APIRequestContext;
  readonly account: Account;
  readonly projectId: string;
}

/** Opens the sandbox's pages as billing does; each resolves to the page's path. */
export interface PaymentPages {
  credits(amount: number): Promise<string>;
  plan(choice: Input<typeof checkoutSubscription>["body"]): Promise<string>;
  portal(intent?: "payment_method_update"): Promise<string>;
}

/** Pages of a payer whose address is known. */
export async function paymentPages(
  request: APIRequestContext,
  account: Account,
  projectId: string,
): Promise<PaymentPages> {
  const payer = { request, account, projectId };
  await ask(payer, updateBillingInfo, billTo);
  return {
    credits: async (amount) => pathOf((await ask(payer, checkoutCredits, { amount })).checkout_url),
    plan: async (choice) => pathOf((await ask(payer, checkoutSubscription, choice)).checkout_url),
    portal: async (intent) => pathOf((await ask(payer, manageSubscription, { intent })).portal_url),
  };
}

/** Pays a payment page, as its button would. */
export async function payThroughApi(request: APIRequestContext, checkoutPath: string): Promise<void> {
  const url = `${apiBase}/sandbox/checkouts/${checkoutPath.split("/").at(-1)}/pay/`;
  const response = await request.post(url, { data: { card: goodCard } });
  expect(response.ok(), await response.text()).toBe(true);
}

async function ask<E extends Endpoint>(
  { request, account, projectId }: Payer,
  endpoint: E,
  data: object,
): Promise<Answer<E>> {
  const response = await request.fetch(`${apiBase}${endpoint.path.replace(":projectId", projectId)}`, {
    method: endpoint.method,
    headers: bearer(account),
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
