import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type Account, ensureAccount, saveCustomer } from "../store/billing.sql.ts";
import type { CustomerDetails, Gateway } from "../store/gateway.ts";

/** The payment service's id of the organization, which it makes with the first payment. */
export async function ensureCustomer(
  tools: Tools,
  gateway: Gateway,
  organizationId: string,
): Promise<string> {
  const account = await ensureAccount(tools, organizationId);
  if (account.customer_id) return account.customer_id;

  const customerId = await gateway.ensureCustomer({
    organizationId,
    ...(await detailsOf(tools, account)),
  });
  return saveCustomer(tools, organizationId, customerId);
}

/** Tells the payment service whom invoices go to; one that does not know the organization yet learns it later. */
export async function updateCustomer(tools: Tools, gateway: Gateway, organizationId: string): Promise<void> {
  const account = await ensureAccount(tools, organizationId);
  if (account.customer_id) await gateway.updateCustomer(account.customer_id, await detailsOf(tools, account));
}

async function detailsOf(tools: Tools, account: Account): Promise<CustomerDetails> {
  return {
    email: account.email || (await ownersEmail(tools, account.organization_id)),
    name: account.name,
    line1: account.line1,
    line2: account.line2,
    city: account.city,
    state: account.state,
    postalCode: account.postal_code,
    country: account.country,
    vatNumber: account.vat_number,
  };
}

async function ownersEmail(tools: Tools, organizationId: string): Promise<string> {
  const [organization] = await organizationList.find(tools, [organizationId]);
  const [owner] = organization ? await people.find(tools, [organization.owner_id]) : [];
  return owner?.email ?? "";
}
