import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

/** Organizations that pay for the workspaces of these accounts; each pair once. */
export async function listPayersOfMembers(
  { db }: Tools,
  userIds: readonly string[],
): Promise<{ readonly userId: string; readonly organizationId: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectDistinct({ userId: members.user_id, organizationId: workspaces.organization_id })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspace_id))
    .where(
      and(sql`${members.user_id} = any(${sql.param([...userIds])}::uuid[])`, isNull(workspaces.deleted_at)),
    );
}

interface Organizations {
  readonly organizationIds: readonly string[];
  readonly ownerIds: readonly string[];
}

/** How many people own these organizations or belong to a workspace of them. */
export async function countPeopleOf(
  { db }: Tools,
  { organizationIds, ownerIds }: Organizations,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select unnest(${sql.param([...ownerIds])}::uuid[])
      union
      select ${members.user_id} from ${members}
      join ${workspaces} on ${workspaces.id} = ${members.workspace_id}
      where ${workspaces.organization_id} = any(${sql.param([...organizationIds])}::uuid[])
        and ${workspaces.deleted_at} is null
    ) people`);
  return rows[0]?.count ?? 0;
}
