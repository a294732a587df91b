import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { BillingInfo, updateBillingInfo } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import { audit } from "#platform/audit/audit.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Payer, Viewer } from "./payer.ts";
import {
  type Account,
  type AccountChanges,
  changeAccount,
  ensureAccount,
  lockAccount,
} from "./store/billing.sql.ts";
import { updateCustomerJob, verifyVat } from "./sync/sync-jobs.ts";

type BillingInfoChanges = ParsedInput<typeof updateBillingInfo>["body"];

/** Recipient of invoices; of that members see nothing. */
export async function getBillingInfo(
  tools: Tools,
  { organizationId, isPayer }: Viewer,
): Promise<BillingInfo> {
  const account = await ensureAccount(tools, organizationId);
  return isPayer ? billingInfoOf(account) : noBillingInfo(account);
}

/** For owners. */
export function billingInfoOf(account: Account): BillingInfo {
  return {
    billing_email: account.email,
    billing_name: account.name,
    billing_address_line1: account.line1,
    billing_address_line2: account.line2,
    billing_city: account.city,
    billing_state: account.state,
    billing_postal_code: account.postal_code,
    billing_country: account.country,
    vat_number: account.vat_number,
    vat_state: account.vat_state,
    billing_interval: account.interval,
    formatted_billing_address: formattedAddress(account),
  };
}

/** For members, who see what is paid for but not who pays. */
export function noBillingInfo({ interval }: Account): BillingInfo {
  return {
    billing_email: "",
    billing_name: "",
    billing_address_line1: "",
    billing_address_line2: "",
    billing_city: "",
    billing_state: "",
    billing_postal_code: "",
    billing_country: "",
    vat_number: "",
    vat_state: "none",
    billing_interval: interval,
    formatted_billing_address: "",
  };
}

function formattedAddress({ line1, line2, postal_code, city, state, country }: Account): string {
  return [line1, line2, `${postal_code} ${city}`.trim(), state, country]
    .filter((part) => part !== "")
    .join(", ");
}

/** Keeps what was given; the payment service and the tax office are told and asked afterwards. */
export async function changeBillingInfo(
  tools: Tools,
  payer: Payer,
  body: BillingInfoChanges,
): Promise<BillingInfo> {
  const { organizationId } = payer;
  return inTransaction(tools, async (within) => {
    await ensureAccount(within, organizationId);
    const before = await lockAccount(within, organizationId);
    const isOtherVat = body.vat_number !== undefined && body.vat_number !== before?.vat_number;
    const account = await changeAccount(within, organizationId, {
      ...columnsOf(body),
      ...(isOtherVat && { vat_state: body.vat_number === "" ? "none" : "unverified" }),
    });
    await audit(within, payer, { action: "billing.changed", subjectId: organizationId });
    if (isSelling(tools.billing.mode)) await enqueue(within, updateCustomerJob, { organizationId });
    if (isOtherVat && account.vat_number !== "") await enqueue(within, verifyVat, { organizationId });
    return billingInfoOf(account);
  });
}

const columns = {
  billing_email: "email",
  billing_name: "name",
  billing_address_line1: "line1",
  billing_address_line2: "line2",
  billing_city: "city",
  billing_state: "state",
  billing_postal_code: "postal_code",
  billing_country: "country",
  vat_number: "vat_number",
  billing_interval: "interval",
} as const satisfies Record<keyof BillingInfoChanges, keyof AccountChanges>;

/** The fields that were given, under the names of their columns. */
function columnsOf(body: BillingInfoChanges): AccountChanges {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const columnOf = (field: string) => columns[field as keyof BillingInfoChanges]; // of the body
  return Object.fromEntries(given.map(([field, value]) => [columnOf(field), value]));
}
