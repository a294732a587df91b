import { dayIn } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { restingOf, type SpendingPause } from "./store/scopes.rules.ts";
import { listReached } from "./store/spending.sql.ts";

/** Bounds within which nothing is bought today, since a bound is reached. */
export async function findResting(tools: Tools): Promise<SpendingPause> {
  return restingOf(await listReached(tools, dayIn("UTC", tools.now())), tools.spending);
}
