import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

/** The visits before what is counted from them, so that a recount cannot bring them back. */
const tables = [
  "visits",
  "visits_hourly",
  "visits_hourly_recount",
  "visits_recent",
  "referrals",
  "people_daily",
  "people_daily_tracker",
] as const;

/** Deletes every row of a workspace; resolves once no query finds one any more. Can be repeated. */
export async function deleteWorkspaceRows(events: ClickHouse, { workspaceId }: Place): Promise<void> {
  for (const table of tables) {
    await events.command(`DELETE FROM ${table} WHERE workspace_id = {workspace:UUID}`, {
      workspace: workspaceId,
    });
  }
}
