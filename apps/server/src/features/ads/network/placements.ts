import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/content/ads-network";
import { adErrors, adLimits } from "@citelens/contract/content/ads-words";
import { findSites } from "#features/workspaces/support/public.ts";
import { definedOnly } from "#platform/defined-only.ts";
import { newId } from "#platform/ids.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Place } from "#platform/place.ts";
import { isUniqueViolation } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AdsDesk, adsOf, auditAds } from "../store/ads-desk.ts";
import {
  countFilled,
  insertPlacement,
  listMatchRows,
  listPlacementRows,
  type MatchRow,
  type PlacementRow,
  updatePlacement,
} from "./placements.sql.ts";
import { expectPublisher, type Publisher } from "./publisher-sites.ts";
import {
  deleteRefusal,
  insertRefusal,
  listRefusals,
  lockPublisher,
  type RefusalRow,
  updatePublisher,
} from "./publishers.sql.ts";

export interface OpenedPublisher {
  readonly place: Place;
  readonly publisher: Publisher;
}

/** Throws NOT_FOUND for a website that is not in the network. */
export async function openedPublisher(tools: Tools, publisherId: string): Promise<OpenedPublisher> {
  const { place } = await adsOf(tools, publisherId);
  return { place, publisher: await expectPublisher(tools, place) };
}

export async function listAdPlacements(tools: Tools, publisherId: string): Promise<contract.AdPlacement[]> {
  const { place, publisher } = await openedPublisher(tools, publisherId);
  const [rows, filled] = await Promise.all([listPlacementRows(tools, place), countFilled(tools, place)]);
  return rows.map((row) => shownPlacement(row, { pages: publisher.pages, filled: filled.get(row.id) ?? 0 }));
}

function shownPlacement(
  row: PlacementRow,
  { pages, filled }: { readonly pages: number; readonly filled: number },
): contract.AdPlacement {
  const { id, key, name, path_patterns, max_words, format, is_active, created } = row;
  const shown = { id, key, name, path_patterns, max_words, format, is_active };
  return { ...shown, created: created.toISOString(), pages, filled_pages: filled };
}

async function shownOf(
  tools: Tools,
  publisherId: string,
  placementId: string,
): Promise<contract.AdPlacement> {
  const found = (await listAdPlacements(tools, publisherId)).find(({ id }) => id === placementId);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

type NewPlacement = ParsedInput<typeof contract.createAdPlacement>["body"];

export async function createAdPlacement(
  tools: Tools,
  desk: AdsDesk,
  { publisherId, placement: key, ...fields }: NewPlacement & { readonly publisherId: string },
): Promise<contract.AdPlacement> {
  const { place } = await openedPublisher(tools, publisherId);
  const id = newId();
  await inTransaction(tools, async (within) => {
    await lockPublisher(within, place);
    if ((await listPlacementRows(within, place)).length >= adLimits.placements)
      throw new FieldRefusal({ placement: [placementsMany] });
    await insertPlacement(within, place, { ...fields, id, key, created: within.now() });
    await placementsChanged(within, desk, { publisherId, place, placementId: id, verb: "placement-created" });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, "ad_placements_key")
      ? new FieldRefusal({ placement: [adErrors.placementKeyTaken] })
      : error;
  });
  return shownOf(tools, publisherId, id);
}

const placementsMany = `A website may have at most ${adLimits.placements} placements.`;

type Changes = ParsedInput<typeof contract.updateAdPlacement>["body"];

export async function updateAdPlacement(
  tools: Tools,
  desk: AdsDesk,
  {
    publisherId,
    placementId,
    ...changes
  }: Changes & { readonly publisherId: string; readonly placementId: string },
): Promise<contract.AdPlacement> {
  const { place } = await openedPublisher(tools, publisherId);
  await inTransaction(tools, async (within) => {
    if (!(await updatePlacement(within, place, placementId, definedOnly(changes))))
      throw new Refusal("NOT_FOUND");
    await placementsChanged(within, desk, { publisherId, place, placementId, verb: "placement-changed" });
  });
  return shownOf(tools, publisherId, placementId);
}

interface PlacementChange {
  readonly publisherId: string;
  readonly place: Place;
  readonly placementId: string;
  readonly verb: string;
}

async function placementsChanged(
  within: Tools,
  desk: AdsDesk,
  { publisherId, place, placementId, verb }: PlacementChange,
): Promise<void> {
  await updatePublisher(within, place, { match_due: true });
  await auditAds(within, desk, {
    subjectId: publisherId,
    workspaceId: publisherId,
    action: `ad-publisher.${verb}`,
    details: { placement_id: placementId },
  });
}

export async function listAdMatches(
  tools: Tools,
  {
    publisherId,
    query: { page, page_size: pageSize, placement_id: placementId },
    url,
  }: Pick<ParsedInput<typeof contract.listAdMatches>, "query"> & {
    readonly publisherId: string;
    readonly url: string;
  },
): Promise<Answer<typeof contract.listAdMatches>> {
  const { place } = await openedPublisher(tools, publisherId);
  const limits = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await listMatchRows(tools, place, { placementId, ...limits });
  return pageOfRows(await shownMatches(tools, rows), { count, page, pageSize, url });
}

export async function shownMatches(tools: Tools, rows: readonly MatchRow[]): Promise<contract.AdMatch[]> {
  const sites = await findSites(
    tools,
    rows.map(({ advertiser_id }) => advertiser_id),
  );
  return rows.map(({ since, advertiser_id, score, ...row }) => ({
    ...row,
    advertiser: sites.get(advertiser_id)?.name ?? "",
    score: Math.round(score * 1_000) / 1_000,
    since: since.toISOString(),
  }));
}

export async function listAdRefusals(
  tools: Tools,
  publisherId: string,
): Promise<Answer<typeof contract.listAdRefusals>> {
  const { place } = await openedPublisher(tools, publisherId);
  return (await namedRefusals(tools, place)).map(({ refused_at, ...row }) => ({
    ...row,
    at: refused_at.toISOString(),
  }));
}

/** With the names of the advertisers. */
export async function namedRefusals(
  tools: Tools,
  place: Place,
): Promise<(Omit<RefusalRow, "advertiser_id"> & { readonly advertiser: string })[]> {
  const rows = await listRefusals(tools, place);
  const sites = await findSites(
    tools,
    rows.map(({ advertiser_id }) => advertiser_id),
  );
  return rows.map(({ advertiser_id, ...row }) => ({
    ...row,
    advertiser: sites.get(advertiser_id)?.name ?? "",
  }));
}

interface CreativeRefusal {
  readonly publisherId: string;
  readonly creativeId: string;
  /** None where it is allowed again. */
  readonly reason?: string;
}

/** A refusal counts at once; a match stays, so that it can be allowed again. */
export async function refuseCreative(tools: Tools, desk: AdsDesk, refused: CreativeRefusal): Promise<void> {
  const { publisherId, creativeId, reason } = refused;
  const { place } = await openedPublisher(tools, publisherId);
  await inTransaction(tools, async (within) => {
    await writeRefusal(within, place, refused);
    await auditAds(within, desk, {
      subjectId: publisherId,
      workspaceId: publisherId,
      action: `ad-publisher.${reason === undefined ? "creative-allowed" : "creative-refused"}`,
      details: { creative_id: creativeId, ...(reason !== undefined && { reason }) },
    });
  });
}

export async function writeRefusal(
  within: Tools,
  place: Place,
  { creativeId, reason }: Omit<CreativeRefusal, "publisherId">,
): Promise<void> {
  if (reason === undefined) await deleteRefusal(within, place, creativeId);
  else await insertRefusal(within, place, { creativeId, reason });
  await updatePublisher(within, place, { match_due: true });
}
