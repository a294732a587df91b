import { isSelling } from "@citelens/contract/billing/pricing";
import type { Tools } from "#platform/tools.ts";
import { recurringCents } from "./totals.rules.ts";
import { countSubscribers, listPaying } from "./totals.sql.ts";

/** What all organizations pay, for superusers. */
export const billingTotals = {
  /** What active subscriptions bring in a month, in cents, net; null where nothing is sold. */
  recurringCents: async (tools: Tools): Promise<number | null> =>
    isSelling(tools.billing.mode) ? recurringCents(await countSubscribers(tools)) : null,

  payingAmong: listPaying,
} as const;
