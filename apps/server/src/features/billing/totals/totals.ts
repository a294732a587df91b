import { isSelling } from "@citelens/contract/billing/pricing";
import type { Tools } from "#platform/tools.ts";
import { recurringCents } from "./totals.rules.ts";
import { countSubscribers, listPaying } from "./totals.sql.ts";

/** Payments of all organizations, for superusers. */
export const billingTotals = {
  /** Net income of active subscriptions in a month, in cents; null where nothing is sold. */
  recurringCents: async (tools: Tools): Promise<number | null> =>
    isSelling(tools.billing.mode) ? recurringCents(await countSubscribers(tools)) : null,

  payingAmong: listPaying,
} as const;
