import { and, count, desc, eq, inArray, like, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { literal, searchedText } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_creatives, ad_figures, ad_placements, ad_publishers, ad_refusals } from "../store/ads.tables.ts";

export type PublisherRow = typeof ad_publishers.$inferSelect;
type DbTools = Pick<Tools, "db">;

interface PublisherListQuery {
  /** A part of the website's name or address, in small letters; empty for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The websites of the network, those invited last first. */
export async function listPublisherRows(
  { db }: DbTools,
  { search, limit, offset }: PublisherListQuery,
): Promise<{ readonly count: number; readonly rows: PublisherRow[] }> {
  const pattern = `%${literal(searchedText(search))}%`;
  const where = search === "" ? undefined : like(ad_publishers.site_text, pattern);
  const rows = await db
    .select()
    .from(ad_publishers)
    .where(where)
    .orderBy(desc(ad_publishers.invited_at), desc(ad_publishers.workspace_id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(ad_publishers, where), rows };
}

/** Websites on which passages may be shown, those with the most known pages first, and how many there are. */
export async function listActive(
  { db }: DbTools,
  limit: number,
): Promise<{ readonly count: number; readonly rows: PublisherRow[] }> {
  const where = and(
    eq(ad_publishers.status, "ACTIVE"),
    eq(ad_publishers.is_stopped, false),
    eq(ad_publishers.owner_stopped, false),
  );
  const rows = await db
    .select()
    .from(ad_publishers)
    .where(where)
    .orderBy(desc(ad_publishers.pages), desc(ad_publishers.workspace_id))
    .limit(limit);
  return { count: await db.$count(ad_publishers, where), rows };
}

/** Ids of those workspaces that are publishers. */
export async function listAmong({ db }: DbTools, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: ad_publishers.workspace_id })
    .from(ad_publishers)
    .where(inArray(ad_publishers.workspace_id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function findPublisherRow(tools: Tools, place: Place): Promise<PublisherRow | undefined> {
  return withinWorkspace(tools, place, async (db) => {
    const [row] = await db
      .select()
      .from(ad_publishers)
      .where(eq(ad_publishers.workspace_id, place.workspaceId));
    return row;
  });
}

/** Workspace whose page it is, by the secret in its address. */
export async function findByToken({ db }: DbTools, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: ad_publishers.workspace_id })
    .from(ad_publishers)
    .where(eq(ad_publishers.token_hash, tokenHash));
  return row?.workspaceId;
}

/** Whether it was not one before. */
export async function insertPublisher(
  within: Tools,
  place: Place,
  row: Omit<typeof ad_publishers.$inferInsert, "workspace_id">,
): Promise<boolean> {
  return withinWorkspace(within, place, async (db) => {
    const rows = await db
      .insert(ad_publishers)
      .values({ ...row, workspace_id: place.workspaceId })
      .onConflictDoNothing()
      .returning({ id: ad_publishers.workspace_id });
    return rows.length > 0;
  });
}

type Changes = Partial<
  Pick<
    PublisherRow,
    | "status"
    | "is_stopped"
    | "owner_stopped"
    | "categories_allowed"
    | "categories_blocked"
    | "countries"
    | "revenue_share"
    | "accepted_at"
    | "token_hash"
    | "invited_at"
    | "match_due"
    | "matched_at"
    | "pages"
    | "site_text"
  >
>;

/** Updates a publisher; what changes what may be shown also makes another version of it. */
export async function updatePublisher(within: Tools, place: Place, changes: Changes): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .update(ad_publishers)
      .set({ ...changes, version: sql`${ad_publishers.version} + 1` })
      .where(eq(ad_publishers.workspace_id, place.workspaceId)),
  );
}

/** Holds the row until the transaction ends. */
export async function lockPublisher(within: Tools, place: Place): Promise<PublisherRow | undefined> {
  return withinWorkspace(within, place, async (db) => {
    const [row] = await db
      .select()
      .from(ad_publishers)
      .where(eq(ad_publishers.workspace_id, place.workspaceId))
      .for("update");
    return row;
  });
}

export interface PublisherCounts {
  readonly placements: number;
  readonly reads: ReadCounts;
}

interface ReadCounts {
  readonly all: number;
  readonly proven: number;
  readonly billable: number;
  /** Earnings from them, in hundredths of millionths. */
  readonly parts: number;
}

/** Placements, and what was read on their pages from a day on, of some publishers, as the advertisers' figures have it. */
export async function countPublishers(
  { db }: DbTools,
  { publisherIds, since }: { readonly publisherIds: readonly string[]; readonly since: string },
): Promise<Map<string, PublisherCounts>> {
  if (publisherIds.length === 0) return new Map();
  const ids = [...publisherIds];
  const placements = await db
    .select({ id: ad_placements.workspace_id, value: count() })
    .from(ad_placements)
    .where(inArray(ad_placements.workspace_id, ids))
    .groupBy(ad_placements.workspace_id);
  const sumOf = (column: PgColumn): SQL<number> => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const read = await db
    .select({
      id: ad_figures.publisher_id,
      all: sumOf(ad_figures.agent_reads),
      proven: sumOf(ad_figures.proven_reads),
      billable: sumOf(ad_figures.billable_reads),
      parts: sumOf(ad_figures.earned_parts),
    })
    .from(ad_figures)
    .where(and(inArray(ad_figures.publisher_id, ids), sql`${ad_figures.day} >= ${since}`))
    .groupBy(ad_figures.publisher_id);
  return new Map(
    ids.map((id) => {
      const { all = 0, proven = 0, billable = 0, parts = 0 } = read.find((row) => row.id === id) ?? {};
      const count = placements.find((row) => row.id === id)?.value ?? 0;
      return [id, { placements: count, reads: { all, proven, billable, parts } }];
    }),
  );
}

export interface RefusalRow {
  readonly creative_id: string;
  readonly reason: string;
  readonly refused_at: Date;
  readonly title: string;
  readonly advertiser_id: string;
}

/** Creatives that a website refuses; they are others'. */
export async function listRefusals(tools: Tools, place: Place): Promise<RefusalRow[]> {
  return tools.db
    .select({
      creative_id: ad_refusals.creative_id,
      reason: ad_refusals.reason,
      refused_at: ad_refusals.refused_at,
      title: sql<string>`${ad_creatives.content} ->> 'title'`,
      advertiser_id: ad_creatives.workspace_id,
    })
    .from(ad_refusals)
    .innerJoin(ad_creatives, eq(ad_creatives.id, ad_refusals.creative_id))
    .where(eq(ad_refusals.workspace_id, place.workspaceId))
    .orderBy(desc(ad_refusals.refused_at));
}

export async function insertRefusal(
  within: Tools,
  place: Place,
  { creativeId, reason }: { readonly creativeId: string; readonly reason: string },
): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .insert(ad_refusals)
      .values({ workspace_id: place.workspaceId, creative_id: creativeId, reason, refused_at: within.now() })
      .onConflictDoNothing(),
  );
}

export async function deleteRefusal(within: Tools, place: Place, creativeId: string): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .delete(ad_refusals)
      .where(and(eq(ad_refusals.workspace_id, place.workspaceId), eq(ad_refusals.creative_id, creativeId))),
  );
}

/** No website of a deleted workspace is in the network, whatever was shown there. */
export async function deletePublisher(within: Tools, place: Place): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db.delete(ad_publishers).where(eq(ad_publishers.workspace_id, place.workspaceId)),
  );
}
