import { z } from "zod";
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

/** Deletes every row of a workspace; resolves to counts by table once no query finds one. Safe to repeat. */
export async function deleteWorkspaceRows(
  events: ClickHouse,
  { workspaceId }: Place,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const table of tables) {
    const workspace = { workspace: workspaceId };
    const [counted] = await events.query(
      `SELECT count() AS rows FROM ${table} WHERE workspace_id = {workspace:UUID}`,
      workspace,
      z.object({ rows: z.number() }),
    );
    await events.command(`DELETE FROM ${table} WHERE workspace_id = {workspace:UUID}`, workspace);
    removed[`clickhouse.${table}`] = counted?.rows ?? 0;
  }
  return removed;
}
