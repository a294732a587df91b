import { dayIn } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { type Resting, restingOf } from "./scopes.rules.ts";
import { listReached } from "./spending.sql.ts";

/** What nothing is bought for today, since a bound is reached. */
export async function findResting(tools: Tools): Promise<Resting> {
  return restingOf(await listReached(tools, dayIn("UTC", tools.now())), tools.spending);
}
