import type { OpportunityRefresh } from "@citelens/contract/content/opportunities";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findRefresh } from "./store/refreshes.sql.ts";

/** State of the search for a workspace's opportunities, as the list shows it. */
export async function shownRefresh(tools: Tools, place: Place): Promise<OpportunityRefresh> {
  const row = await findRefresh(tools, place);
  return {
    refreshed_at: row?.refreshed_at?.toISOString() ?? null,
    is_running: row?.asked_at != null || (row?.lease_until != null && row.lease_until > tools.now()),
    failed: row?.has_failed ?? false,
    answers: row?.answers ?? null,
  };
}
