import { and, asc, count, countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import { inOrderOf } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { type FoundWorkspace, findWorkspaces, type WorkspaceSearch } from "../list/search-workspaces.sql.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

/** One page of an organization's workspaces, the newest first, and how many there are. */
export async function listWorkspacesOfOrganization(
  tools: Tools,
  organizationId: string,
  { limit, offset }: Pick<WorkspaceSearch, "limit" | "offset">,
): Promise<{ readonly count: number; readonly rows: FoundWorkspace[] }> {
  const { db } = tools;
  const where = and(isNull(workspaces.deleted_at), eq(workspaces.organization_id, organizationId));
  const page = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(where)
    .orderBy(desc(workspaces.created), desc(workspaces.id))
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  return {
    count: await db.$count(workspaces, where),
    rows: inOrderOf(ids, await findWorkspaces(tools, ids)),
  };
}

export interface OrganizationPerson {
  readonly user_id: string;
  /** In how many of the organization's workspaces. */
  readonly workspaces: number;
  /** And in how many of them as an owner. */
  readonly owned: number;
}

/** One page of everyone who belongs to a workspace of the organization, those of most workspaces first. */
export async function listPeopleOfOrganization(
  { db }: Tools,
  organizationId: string,
  { limit, offset }: Pick<WorkspaceSearch, "limit" | "offset">,
): Promise<{ readonly count: number; readonly rows: OrganizationPerson[] }> {
  const where = and(isNull(workspaces.deleted_at), eq(workspaces.organization_id, organizationId));
  const owned = sql<number>`(count(*) filter (where ${members.role} = 'OWNER'))::int`;
  const rows = await db
    .select({ user_id: members.user_id, workspaces: count(), owned })
    .from(workspaces)
    .innerJoin(members, eq(members.workspace_id, workspaces.id))
    .where(where)
    .groupBy(members.user_id)
    .orderBy(desc(owned), desc(count()), asc(members.user_id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: countDistinct(members.user_id) })
    .from(workspaces)
    .innerJoin(members, eq(members.workspace_id, workspaces.id))
    .where(where);
  return { count: all?.count ?? 0, rows };
}

/** The organization's workspaces that are not deleted, by id with their names. */
export async function namesOfOrganization(
  { db }: Tools,
  organizationId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(and(isNull(workspaces.deleted_at), eq(workspaces.organization_id, organizationId)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface UserMembership {
  readonly workspace_id: string;
  readonly workspace_name: string;
  readonly organization_id: string;
  readonly role: "OWNER" | "MEMBER";
}

/** The workspaces that an account belongs to, the oldest first. */
export function listMembershipsOf({ db }: Tools, userId: string, limit: number): Promise<UserMembership[]> {
  return db
    .select({
      workspace_id: workspaces.id,
      workspace_name: workspaces.name,
      organization_id: workspaces.organization_id,
      role: members.role,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspace_id))
    .where(and(eq(members.user_id, userId), isNull(workspaces.deleted_at)))
    .orderBy(asc(workspaces.created), asc(workspaces.id))
    .limit(limit);
}
