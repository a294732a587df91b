import { and, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { searchedId, textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { members, workspace_texts, workspaces } from "../store/workspaces.tables.ts";

export interface WorkspaceSearch {
  /** Part of the name or of the address, or what finds the owner, or an id; empty for all. */
  readonly search: string;
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

/** Workspaces of every organization, for superusers; the newest first. */
export async function searchWorkspaces(
  tools: Tools,
  { search, limit, offset }: WorkspaceSearch,
): Promise<LongPage<FoundWorkspace>> {
  const isSearched = search !== "";
  const ways = isSearched ? waysTo(search) : [sql`select id, created from ${workspace_texts}`];
  const page = await listNewest(tools, { ways, isSearched, limit, offset });
  return { ...page, rows: inOrderOf(page.rows, await findWorkspaces(tools, page.rows)) };
}

function waysTo(search: string): SQL[] {
  const all = sql`select id, created from ${workspace_texts}`;
  const id = searchedId(search);
  if (id !== undefined) return [sql`${all} where id = ${id}`];
  const pattern = textPattern(search);
  if (pattern === undefined) return [];
  return [sql`${all} where text like ${pattern}`, sql`${all} where owner_text like ${pattern}`];
}

/** Workspaces among these that are not deleted. */
export async function findWorkspaces({ db }: Tools, ids: readonly string[]): Promise<FoundWorkspace[]> {
  if (ids.length === 0) return [];
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
    .where(and(inArray(workspaces.id, [...ids]), isNull(workspaces.deleted_at)))
    .groupBy(workspaces.id);
}

/** Workspaces whose name or address matches best. */
export function findBestWorkspaces(tools: Tools, search: Parameters<typeof findBest>[2]): Promise<Match[]> {
  const { id, text } = workspace_texts;
  return findBest(tools, { from: sql`${workspace_texts}`, id: sql`${id}`, text: sql`${text}` }, search);
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

/** The ids of all that are not deleted. */
export async function listWorkspaceIds({ db }: Tools): Promise<string[]> {
  const rows = await db.select({ id: workspaces.id }).from(workspaces).where(isNull(workspaces.deleted_at));
  return rows.map(({ id }) => id);
}

/** Payers of each of these workspaces, deleted ones included. */
export async function findPayers(
  { db }: Tools,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (workspaceIds.length === 0) return new Map();

  const rows = await db
    .select({ id: workspaces.id, organizationId: workspaces.organization_id })
    .from(workspaces)
    .where(sql`${workspaces.id} = any(${sql.param([...workspaceIds])}::uuid[])`);
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}
