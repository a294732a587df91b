import { AsyncLocalStorage } from "node:async_hooks";
import { dayIn } from "@citelens/contract/base/days";
import { creditsReserved } from "#features/credits/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { countCredits } from "../store/connected-apps.sql.ts";

const spender = new AsyncLocalStorage<string>();

/** Runs work in which the app of that connection spends whatever credits are reserved. */
export function whileAppSpends<T>(appId: string, run: () => T): T {
  return spender.run(appId, run);
}

/**
 * Counts what an app reserves on each day of UTC, in the transaction that reserves it, and refuses what is more than its user allowed.
 * The count is one row, so of calls at once each waits for the other.
 */
export function countAppCredits(tools: Tools): void {
  creditsReserved.listen(tools, async (within, { amount }) => {
    const appId = spender.getStore();
    if (appId === undefined) return;
    const day = dayIn("UTC", within.now());
    if (!(await countCredits(within, { appId, day, credits: amount })))
      throw new Refusal("APP_CREDITS_USED_UP");
  });
}
