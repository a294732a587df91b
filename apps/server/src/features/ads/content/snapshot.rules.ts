import { dayIn } from "@citelens/contract/base/days";
import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import type { PlacementFormat } from "@citelens/contract/content/ads-words";
import { microsOfCents } from "../store/money.rules.ts";

export interface PublisherState {
  readonly status: string;
  /** Whether one of the two switches is thrown. */
  readonly is_stopped: boolean;
  readonly categories_allowed: readonly number[];
  readonly categories_blocked: readonly number[];
}

export interface ActivePlacement {
  readonly id: string;
  readonly key: string;
  readonly format: PlacementFormat;
}

export interface MatchedPlace {
  readonly placement_id: string;
  readonly path: string;
  readonly creative_id: string;
}

export interface ServableRow {
  readonly id: string;
  readonly version: number;
  readonly content: CreativeContent;
  readonly campaign_id: string;
  readonly advertiser_id: string;
  readonly category: number;
  readonly starts: string;
  readonly ends: string | null;
  readonly budget_cents: number;
  readonly daily_cents: number;
  readonly price_cents_per_1000: number;
}

/** Millionths that a campaign has spent: as a whole, and on each of its last days. */
export interface CampaignSpending {
  readonly whole: number;
  readonly ofDays: ReadonlyMap<string, number>;
}

/** The rows that are read of a publisher. */
export interface PublisherRows {
  readonly state: PublisherState;
  readonly placements: readonly ActivePlacement[];
  readonly matches: readonly MatchedPlace[];
  readonly creatives: readonly ServableRow[];
  readonly spent: ReadonlyMap<string, CampaignSpending>;
}

interface KnownSite {
  readonly name: string;
  readonly url: string;
  readonly time_zone: string;
  readonly is_open: boolean;
}

/** A creative that may be shown on a publisher's pages. */
export interface ServableCreative extends ServableRow {
  readonly advertiser: string;
  /** Time zone of the advertiser, whose days budgets and dates mean. */
  readonly time_zone: string;
}

/** A servable creative with what its campaign had left of its budgets when it was read, in millionths. */
export interface ReadyCreative extends ServableCreative {
  readonly leftOfBudget: number;
  readonly dailyMicros: number;
  readonly spentOfDays: ReadonlyMap<string, number> | undefined;
}

/** The creatives that a publisher's pages may show, so prepared that nothing is looked for when a page asks. */
export interface PublisherSnapshot {
  readonly siteHost: string;
  /** By their keys. */
  readonly placements: ReadonlyMap<string, ActivePlacement>;
  readonly creatives: readonly ReadyCreative[];
  /** By the keys of the places that may show them. */
  readonly creativesOf: ReadonlyMap<string, readonly ReadyCreative[]>;
}

/** Nothing may be shown on a site that is not open or active, or of which a switch is thrown. */
export function snapshotOf(
  publisherId: string,
  { state, placements, matches, creatives, spent }: PublisherRows,
  sites: ReadonlyMap<string, KnownSite>,
): PublisherSnapshot | undefined {
  const site = sites.get(publisherId);
  if (state.status !== "ACTIVE" || state.is_stopped || !site?.is_open) return undefined;
  const { categories_allowed: allowed, categories_blocked: blocked } = state;
  const ready = servableOf(creatives, sites)
    .filter(
      ({ category }) => !blocked.includes(category) && (allowed.length === 0 || allowed.includes(category)),
    )
    .map((creative) => readyOf(creative, spent.get(creative.campaign_id)));
  const known = new Map(ready.map((creative) => [creative.id, creative]));
  const creativesOf = new Map<string, ReadyCreative[]>();
  for (const { placement_id, path, creative_id } of matches) {
    const creative = known.get(creative_id);
    if (!creative) continue;
    const key = placeKeyOf(placement_id, path);
    const others = creativesOf.get(key);
    if (others) others.push(creative);
    else creativesOf.set(key, [creative]);
  }
  return {
    siteHost: URL.parse(site.url)?.hostname ?? "",
    placements: new Map(placements.map((placement) => [placement.key, placement])),
    creatives: ready,
    creativesOf,
  };
}

export function placeKeyOf(placementId: string, path: string): string {
  return `${placementId} ${path}`;
}

/** Creatives of advertisers whose workspaces are open. */
export function servableOf(
  rows: readonly ServableRow[],
  sites: ReadonlyMap<string, KnownSite>,
): ServableCreative[] {
  return rows.flatMap((row) => {
    const site = sites.get(row.advertiser_id);
    return site?.is_open ? [{ ...row, advertiser: site.name, time_zone: site.time_zone }] : [];
  });
}

function readyOf(creative: ServableCreative, spent: CampaignSpending | undefined): ReadyCreative {
  return {
    ...creative,
    leftOfBudget: microsOfCents(creative.budget_cents) - (spent?.whole ?? 0),
    dailyMicros: microsOfCents(creative.daily_cents),
    spentOfDays: spent?.ofDays,
  };
}

/** The millionths that a creative's campaign has left to spend at an instant; none outside of its days. */
export function leftOf(creative: ReadyCreative, now: Date): number {
  const today = dayIn(creative.time_zone, now);
  if (today < creative.starts || (creative.ends !== null && today > creative.ends)) return 0;
  return Math.min(creative.leftOfBudget, creative.dailyMicros - (creative.spentOfDays?.get(today) ?? 0));
}

/** Another text whenever something that was shown before may be shown no longer, or looks different. */
export function shownText({ creatives, placements }: PublisherSnapshot, now: Date): string {
  const shown = creatives
    .filter((creative) => leftOf(creative, now) > 0)
    .map(({ id, version }) => `${id} ${version}`);
  const formats = [...placements.values()].map(({ id, format }) => `${id} ${format}`);
  return [...shown.toSorted(), ...formats.toSorted()].join("\n");
}
