import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import type { CreativeKind, CreativeState } from "@citelens/contract/content/ads-words";
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_creative_versions, ad_creatives } from "./ads.tables.ts";

type Creative = typeof ad_creatives.$inferSelect;
export type VersionRow = typeof ad_creative_versions.$inferSelect;
export interface CreativeRow extends Creative {
  readonly campaign_name: string;
}

interface Filter {
  readonly campaignId: string | undefined;
  readonly state: CreativeState | undefined;
}

const withCampaign = { ...getTableColumns(ad_creatives), campaign_name: ad_campaigns.name };
export const ofCampaign = and(
  eq(ad_campaigns.workspace_id, ad_creatives.workspace_id),
  eq(ad_campaigns.id, ad_creatives.campaign_id),
);

/** One page of them, the last changed first, and how many there are. */
export function listCreativeRows(
  tools: Tools,
  place: Place,
  { campaignId, state, limit, offset }: Filter & { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: CreativeRow[] }> {
  const where = and(
    eq(ad_creatives.workspace_id, place.workspaceId),
    campaignId === undefined ? undefined : eq(ad_creatives.campaign_id, campaignId),
    state && eq(ad_creatives.state, state),
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(ad_creatives, where),
    rows: await db
      .select(withCampaign)
      .from(ad_creatives)
      .innerJoin(ad_campaigns, ofCampaign)
      .where(where)
      .orderBy(desc(ad_creatives.updated), desc(ad_creatives.id))
      .limit(limit)
      .offset(offset),
  }));
}

export function findCreative(
  tools: Tools,
  place: Place,
  creativeId: string,
): Promise<CreativeRow | undefined> {
  return withinWorkspace(tools, place, async (db) => {
    const [row] = await db
      .select(withCampaign)
      .from(ad_creatives)
      .innerJoin(ad_campaigns, ofCampaign)
      .where(isCreative(place, creativeId));
    return row;
  });
}

/** Holds the row until the caller's transaction ends. */
export function lockCreative(within: Tools, place: Place, creativeId: string): Promise<Creative | undefined> {
  return withinWorkspace(within, place, async (db) => {
    const [row] = await db.select().from(ad_creatives).where(isCreative(place, creativeId)).for("update");
    return row;
  });
}

/** A campaign's creatives in the order in which they were written, held until the transaction ends. */
export function lockCreativesOf(within: Tools, place: Place, campaignId: string): Promise<Creative[]> {
  return withinWorkspace(within, place, (db) =>
    db
      .select()
      .from(ad_creatives)
      .where(and(eq(ad_creatives.workspace_id, place.workspaceId), eq(ad_creatives.campaign_id, campaignId)))
      .orderBy(asc(ad_creatives.id))
      .for("update"),
  );
}

export interface NewCreative {
  readonly id: string;
  readonly campaignId: string;
  readonly kind: CreativeKind;
  readonly content: CreativeContent;
  readonly authorId: string;
}

/** With its first version. */
export async function insertCreative(
  within: Tools,
  place: Place,
  { id, campaignId, kind, content, authorId }: NewCreative,
): Promise<void> {
  const now = within.now();
  const { workspaceId } = place;
  await withinWorkspace(within, place, async (db) => {
    await db.insert(ad_creatives).values({
      workspace_id: workspaceId,
      id,
      campaign_id: campaignId,
      kind,
      content,
      version: 1,
      state: "DRAFT",
      created: now,
      updated: now,
    });
    await db.insert(ad_creative_versions).values({
      workspace_id: workspaceId,
      creative_id: id,
      version: 1,
      content,
      state: "DRAFT",
      author_id: authorId,
      created: now,
    });
  });
}

/** Another version, as a draft. */
export async function insertVersion(
  within: Tools,
  place: Place,
  {
    creativeId,
    version,
    content,
    authorId,
  }: {
    readonly creativeId: string;
    readonly version: number;
    readonly content: CreativeContent;
    readonly authorId: string;
  },
): Promise<void> {
  const now = within.now();
  await withinWorkspace(within, place, async (db) => {
    await db.insert(ad_creative_versions).values({
      workspace_id: place.workspaceId,
      creative_id: creativeId,
      version,
      content,
      state: "DRAFT",
      author_id: authorId,
      created: now,
    });
    await db
      .update(ad_creatives)
      .set({ version, content, state: "DRAFT", submitted_at: null, updated: now })
      .where(isCreative(place, creativeId));
  });
}

interface Decision {
  readonly creativeId: string;
  readonly version: number;
  readonly state: CreativeState;
  readonly review?: { readonly reviewerId: string | null; readonly reason: string | null };
}

/** The creative and its version come into another state together. */
export async function setState(
  within: Tools,
  place: Place,
  { creativeId, version, state, review }: Decision,
): Promise<void> {
  const now = within.now();
  const submitted = state === "IN_REVIEW" ? { submitted_at: now } : {};
  await withinWorkspace(within, place, async (db) => {
    await db
      .update(ad_creatives)
      .set({ state, updated: now, ...submitted })
      .where(isCreative(place, creativeId));
    await db
      .update(ad_creative_versions)
      .set({
        state,
        ...submitted,
        ...(review && { reviewer_id: review.reviewerId, reviewed_at: now, reason: review.reason }),
      })
      .where(
        and(
          eq(ad_creative_versions.workspace_id, place.workspaceId),
          eq(ad_creative_versions.creative_id, creativeId),
          eq(ad_creative_versions.version, version),
        ),
      );
  });
}

/** The versions of creatives, the newest first. */
export function listVersions(
  tools: Tools,
  place: Place,
  creativeIds: readonly string[],
): Promise<VersionRow[]> {
  if (creativeIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(ad_creative_versions)
      .where(
        and(
          eq(ad_creative_versions.workspace_id, place.workspaceId),
          inArray(ad_creative_versions.creative_id, [...creativeIds]),
        ),
      )
      .orderBy(desc(ad_creative_versions.version)),
  );
}

/** Decisions on a campaign's creatives, the newest first. */
export function listDecided(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<(VersionRow & { readonly title: string })[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        ...getTableColumns(ad_creative_versions),
        title: sql<string>`${ad_creative_versions.content} ->> 'title'`,
      })
      .from(ad_creative_versions)
      .innerJoin(
        ad_creatives,
        and(
          eq(ad_creatives.workspace_id, ad_creative_versions.workspace_id),
          eq(ad_creatives.id, ad_creative_versions.creative_id),
        ),
      )
      .where(
        and(
          eq(ad_creative_versions.workspace_id, place.workspaceId),
          eq(ad_creatives.campaign_id, campaignId),
          sql`${ad_creative_versions.reviewed_at} is not null`,
        ),
      )
      .orderBy(desc(ad_creative_versions.reviewed_at))
      .limit(200),
  );
}

/** In which workspace a creative is, for whoever reviews those of all. */
export async function findAdvertiser(
  { db }: Pick<Tools, "db">,
  creativeId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: ad_creatives.workspace_id })
    .from(ad_creatives)
    .where(eq(ad_creatives.id, creativeId));
  return row?.workspaceId;
}

function isCreative({ workspaceId }: Place, creativeId: string): SQL | undefined {
  return and(eq(ad_creatives.workspace_id, workspaceId), eq(ad_creatives.id, creativeId));
}
