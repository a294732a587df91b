import { and, eq, gte, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { MadeObject } from "../channels/push-plan.rules.ts";
import { ad_campaigns, ad_creatives, ad_figures, ad_outside } from "../store/ads.tables.ts";
import type { AdCampaignRow } from "../store/campaigns.sql.ts";

/** Objects that stand outside for a campaign, and all images of the account. */
export function listMade(tools: Tools, place: Place, campaignId: string): Promise<MadeObject[]> {
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select()
      .from(ad_outside)
      .where(
        and(
          eq(ad_outside.workspace_id, place.workspaceId),
          or(eq(ad_outside.campaign_id, campaignId), eq(ad_outside.kind, "image")),
        ),
      );
    return rows.map(({ kind, id, version, external_id: externalId }) => ({ kind, id, version, externalId }));
  });
}

/** In a transaction of its own, so that it stays noted whatever comes after it. */
export async function noteMade(
  tools: Tools,
  place: Place,
  { campaignId, kind, id, version, externalId }: MadeObject & { readonly campaignId: string },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(ad_outside)
      .values({
        workspace_id: place.workspaceId,
        campaign_id: campaignId,
        kind,
        id,
        version,
        external_id: externalId,
      })
      .onConflictDoUpdate({
        target: [ad_outside.workspace_id, ad_outside.kind, ad_outside.id],
        set: { version, external_id: externalId },
      }),
  );
}

/** Another account knows none of it. */
export async function forgetMade(within: Tools, place: Place): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db.delete(ad_outside).where(eq(ad_outside.workspace_id, place.workspaceId)),
  );
}

export interface OutsideOf {
  readonly campaign: AdCampaignRow;
  readonly externalId: string;
}

/** Campaigns that stand outside. */
export function listOutside(tools: Tools, place: Place): Promise<OutsideOf[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ campaign: ad_campaigns, externalId: ad_outside.external_id })
      .from(ad_outside)
      .innerJoin(
        ad_campaigns,
        and(
          eq(ad_campaigns.workspace_id, ad_outside.workspace_id),
          eq(ad_campaigns.id, ad_outside.campaign_id),
        ),
      )
      .where(and(eq(ad_outside.workspace_id, place.workspaceId), eq(ad_outside.kind, "campaign"))),
  );
}

export interface OutsideAd {
  readonly creativeId: string;
  readonly campaignId: string;
  readonly version: number;
  readonly externalId: string;
}

export function listOutsideAds(tools: Tools, place: Place): Promise<OutsideAd[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        creativeId: ad_outside.id,
        campaignId: ad_outside.campaign_id,
        version: ad_outside.version,
        externalId: ad_outside.external_id,
      })
      .from(ad_outside)
      .where(and(eq(ad_outside.workspace_id, place.workspaceId), eq(ad_outside.kind, "ad"))),
  );
}

/** Creatives of a campaign that we approved. */
export function listApproved(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<Pick<typeof ad_creatives.$inferSelect, "id" | "version" | "content">[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ id: ad_creatives.id, version: ad_creatives.version, content: ad_creatives.content })
      .from(ad_creatives)
      .where(
        and(
          eq(ad_creatives.workspace_id, place.workspaceId),
          eq(ad_creatives.campaign_id, campaignId),
          eq(ad_creatives.state, "APPROVED"),
        ),
      )
      .orderBy(ad_creatives.id),
  );
}

/** Sets the account's currency for what is still to be shown to nobody. */
export async function setCurrency(within: Tools, place: Place, currency: string): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .update(ad_campaigns)
      .set({ currency, updated: within.now(), note: `Its amounts are in ${currency} now, as the account's.` })
      .where(
        and(
          eq(ad_campaigns.workspace_id, place.workspaceId),
          eq(ad_campaigns.channel, "CHATGPT"),
          inArray(ad_campaigns.status, ["DRAFT", "IN_REVIEW", "PAUSED"]),
          ne(ad_campaigns.currency, currency),
          sql`not exists (select from ${ad_figures} where ${ad_figures.workspace_id} = ${ad_campaigns.workspace_id}
            and ${ad_figures.campaign_id} = ${ad_campaigns.id})`,
        ),
      ),
  );
}

type NewFigures = Omit<typeof ad_figures.$inferInsert, "workspace_id">;

/** Replaces the figures of these campaigns on these days. */
export async function replaceFigures(
  within: Tools,
  place: Place,
  {
    campaignIds,
    from,
    to,
    rows,
  }: {
    readonly campaignIds: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly rows: readonly NewFigures[];
  },
): Promise<void> {
  if (campaignIds.length === 0) return;
  const { workspaceId } = place;
  await withinWorkspace(within, place, async (db) => {
    await db
      .delete(ad_figures)
      .where(
        and(
          eq(ad_figures.workspace_id, workspaceId),
          inArray(ad_figures.campaign_id, [...campaignIds]),
          gte(ad_figures.day, from),
          lte(ad_figures.day, to),
        ),
      );
    if (rows.length > 0)
      await db.insert(ad_figures).values(rows.map((row) => ({ ...row, workspace_id: workspaceId })));
  });
}
