import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_creatives, ad_matches, ad_placements, ad_refusals } from "../store/ads.tables.ts";

export type PlacementRow = typeof ad_placements.$inferSelect;

export function listPlacementRows(tools: Tools, place: Place): Promise<PlacementRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(ad_placements)
      .where(eq(ad_placements.workspace_id, place.workspaceId))
      .orderBy(asc(ad_placements.created), asc(ad_placements.id)),
  );
}

export async function insertPlacement(
  within: Tools,
  place: Place,
  row: Omit<typeof ad_placements.$inferInsert, "workspace_id">,
): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db.insert(ad_placements).values({ ...row, workspace_id: place.workspaceId }),
  );
}

/** Whether there is such a placement. */
export async function updatePlacement(
  within: Tools,
  place: Place,
  placementId: string,
  changes: Partial<Pick<PlacementRow, "name" | "path_patterns" | "max_words" | "format" | "is_active">>,
): Promise<boolean> {
  return withinWorkspace(within, place, async (db) => {
    const rows = await db
      .update(ad_placements)
      .set({ ...changes, name: changes.name ?? sql`${ad_placements.name}` })
      .where(and(eq(ad_placements.workspace_id, place.workspaceId), eq(ad_placements.id, placementId)))
      .returning({ id: ad_placements.id });
    return rows.length > 0;
  });
}

/** On how many pages something may stand in each placement. */
export function countFilled(tools: Tools, place: Place): Promise<Map<string, number>> {
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({
        id: ad_matches.placement_id,
        pages: sql<number>`count(distinct ${ad_matches.path})`.mapWith(Number),
      })
      .from(ad_matches)
      .where(eq(ad_matches.workspace_id, place.workspaceId))
      .groupBy(ad_matches.placement_id);
    return new Map(rows.map(({ id, pages }) => [id, pages]));
  });
}

const { workspace_id: _, ...match } = getTableColumns(ad_matches);
const shown = {
  ...match,
  placement: ad_placements.key,
  title: sql<string>`${ad_creatives.content} ->> 'title'`,
  is_refused: sql<boolean>`${ad_refusals.creative_id} is not null`,
};

export interface MatchRow extends Readonly<Omit<typeof ad_matches.$inferSelect, "workspace_id">> {
  readonly placement: string;
  readonly title: string;
  readonly is_refused: boolean;
}

interface Filter {
  readonly placementId?: string | undefined;
  readonly path?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Matches that may stand on a website, the best fit first; the creatives are others'. */
export async function listMatchRows(
  { db }: Pick<Tools, "db">,
  place: Place,
  { placementId, path, limit, offset }: Filter,
): Promise<{ readonly count: number; readonly rows: MatchRow[] }> {
  const where = and(
    eq(ad_matches.workspace_id, place.workspaceId),
    placementId === undefined ? undefined : eq(ad_matches.placement_id, placementId),
    path === undefined ? undefined : eq(ad_matches.path, path),
  );
  const rows = await db
    .select(shown)
    .from(ad_matches)
    .innerJoin(
      ad_placements,
      and(
        eq(ad_placements.workspace_id, ad_matches.workspace_id),
        eq(ad_placements.id, ad_matches.placement_id),
      ),
    )
    .innerJoin(
      ad_creatives,
      and(
        eq(ad_creatives.workspace_id, ad_matches.advertiser_id),
        eq(ad_creatives.id, ad_matches.creative_id),
      ),
    )
    .leftJoin(
      ad_refusals,
      and(
        eq(ad_refusals.workspace_id, ad_matches.workspace_id),
        eq(ad_refusals.creative_id, ad_matches.creative_id),
      ),
    )
    .where(where)
    .orderBy(desc(ad_matches.score), asc(ad_matches.path), asc(ad_matches.creative_id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(ad_matches, where), rows };
}
