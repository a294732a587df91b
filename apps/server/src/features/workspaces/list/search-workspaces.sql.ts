import { and, count, desc, eq, ilike, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { members, workspaces } from "../workspaces.tables.ts";

export interface WorkspaceSearch {
  /** Part of the name or of the address; empty for all. */
  readonly search: string;
  /** Or of one of these organizations. */
  readonly organizationIds: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface FoundWorkspace {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly url: string;
  readonly is_active: boolean;
  readonly members: number;
  readonly created: Date;
}

/** Of every organization, for superusers; the newest first. */
export async function searchWorkspaces(
  { db }: Tools,
  { search, organizationIds, limit, offset }: WorkspaceSearch,
): Promise<{ readonly count: number; readonly rows: FoundWorkspace[] }> {
  const where = matching(search, organizationIds);
  return {
    count: await db.$count(workspaces, where),
    rows: await pageOfWorkspaces(db, where, { limit, offset }),
  };
}

/** How many workspaces each of the organizations has, a demo apart. */
export async function countWorkspaces(
  { db }: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, number>> {
  if (organizationIds.length === 0) return new Map();

  const rows = await db
    .select({ id: workspaces.organization_id, found: count() })
    .from(workspaces)
    .where(
      and(
        inArray(workspaces.organization_id, [...organizationIds]),
        eq(workspaces.is_demo, false),
        isNull(workspaces.deleted_at),
      ),
    )
    .groupBy(workspaces.organization_id);
  return new Map(rows.map(({ id, found }) => [id, found]));
}

function matching(search: string, organizationIds: readonly string[]): SQL | undefined {
  const living = isNull(workspaces.deleted_at);
  if (search === "") return living;

  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const byText = or(ilike(workspaces.name, pattern), ilike(workspaces.url, pattern));
  if (organizationIds.length === 0) return and(living, byText);
  return and(living, or(byText, inArray(workspaces.organization_id, [...organizationIds])));
}

/** The ids of all that are not deleted. */
export async function listWorkspaceIds({ db }: Tools): Promise<string[]> {
  const rows = await db.select({ id: workspaces.id }).from(workspaces).where(isNull(workspaces.deleted_at));
  return rows.map(({ id }) => id);
}

/** Who pays for each of these workspaces, deleted ones included. */
export async function findPayers(
  { db }: Tools,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (workspaceIds.length === 0) return new Map();

  const rows = await db
    .select({ id: workspaces.id, organizationId: workspaces.organization_id })
    .from(workspaces)
    .where(inArray(workspaces.id, [...workspaceIds]));
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}

/** One page of those that a condition is true of, the newest first. */
export function pageOfWorkspaces(
  db: Tools["db"],
  where: SQL | undefined,
  { limit, offset }: Pick<WorkspaceSearch, "limit" | "offset">,
): Promise<FoundWorkspace[]> {
  return db
    .select({
      id: workspaces.id,
      organization_id: workspaces.organization_id,
      name: workspaces.name,
      url: workspaces.url,
      is_active: workspaces.is_active,
      members: count(members.user_id),
      created: workspaces.created,
    })
    .from(workspaces)
    .leftJoin(members, eq(members.workspace_id, workspaces.id))
    .where(where)
    .groupBy(workspaces.id)
    .orderBy(desc(workspaces.created), desc(workspaces.id))
    .limit(limit)
    .offset(offset);
}
