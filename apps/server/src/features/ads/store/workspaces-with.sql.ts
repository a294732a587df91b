import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { ad_figures, ad_served } from "./ads.tables.ts";

/**
 * Workspaces that have a row of which something holds, in the order of their ids. It goes from one workspace to the next by the table's
 * index, not through all rows, so that it takes as long as there are workspaces.
 */
export async function listWorkspacesWith(
  { db }: Pick<Tools, "db">,
  table: typeof ad_figures | typeof ad_served,
  holds: SQL | undefined,
): Promise<string[]> {
  const { workspace_id } = table;
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive workspace as (
      (select ${workspace_id} as id from ${table} order by ${workspace_id} limit 1)
      union all
      select (
        select ${workspace_id} from ${table} where ${workspace_id} > workspace.id order by ${workspace_id} limit 1
      ) from workspace where workspace.id is not null
    )
    select id from workspace where exists (
      select 1 from ${table} where ${workspace_id} = workspace.id and ${holds}
    ) order by id`);
  return rows.map(({ id }) => id);
}
