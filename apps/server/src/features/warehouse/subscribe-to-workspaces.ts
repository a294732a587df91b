import { workspaceTopics } from "#features/workspaces/public.ts";
import type { Tools } from "#platform/tools.ts";
import { changeWarehouse } from "./warehouse.sql.ts";

/** Days that begin at another hour are other days: all of them are delivered anew. */
export function subscribeWarehouse(tools: Tools): void {
  workspaceTopics.timeZoneChanged.listen(tools, async (within, place) => {
    await changeWarehouse(within, place, { next_day: null, next_run_at: within.now() });
  });
}
