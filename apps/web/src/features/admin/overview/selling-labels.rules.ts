import type { BillingMode } from "@citelens/contract/billing/pricing";

/** Why what is sold brings no money here; undefined where it does. */
export function sellingText(mode: BillingMode): string | undefined {
  return {
    sandbox: "a month; in the sandbox no money moves",
    stripe: undefined,
    granted: "nothing is sold: credits are granted",
    off: "nothing is sold: billing is off",
  }[mode];
}
