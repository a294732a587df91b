import { and, isNotNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { campaigns } from "../store/campaigns.tables.ts";

/** Those of these workspaces in which a campaign has been launched, whatever became of it. */
export async function listLaunchedIn(
  { db }: Tools,
  workspaceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (workspaceIds.length === 0) return new Set();
  const { workspace_id, launched_at } = campaigns;
  const rows = await db
    .selectDistinct({ workspace_id })
    .from(campaigns)
    .where(and(sql`${workspace_id} = any(${sql.param([...workspaceIds])}::uuid[])`, isNotNull(launched_at)));
  return new Set(rows.map((row) => row.workspace_id));
}
