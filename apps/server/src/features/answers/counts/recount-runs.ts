import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { recountRun } from "../store/run-tallies.sql.ts";
import { listRunKeys } from "../store/runs.sql.ts";

/** Makes what is known of a workspace's runs again, one after the other: whoever stores answers waits for one at most. */
export async function recountRuns(tools: Tools, place: Place): Promise<void> {
  for (const run of await listRunKeys(tools, place))
    await inTransaction(tools, (within) => recountRun(within, run));
}
