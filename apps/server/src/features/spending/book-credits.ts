import { dayIn } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { addCredits, type ChargedAnswer } from "./store/spending.sql.ts";

/** Puts what organizations were charged for answers beside what those have cost, in the caller's transaction. */
export function bookCredits(within: Tools, charged: readonly ChargedAnswer[]): Promise<void> {
  return addCredits(within, dayIn("UTC", within.now()), charged);
}
