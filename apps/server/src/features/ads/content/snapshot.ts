import { createHash } from "node:crypto";
import { dayIn } from "@citelens/contract/base/days";
import { microsOfCents } from "../store/money.rules.ts";
import type { Candidate } from "./choose.ts";
import type { ServableCreative } from "./servable.ts";
import type { ActivePlacement, MatchedPlace, PublisherState } from "./snapshot.sql.ts";

/** What is read of a publisher. */
export interface Found {
  readonly state: PublisherState | undefined;
  /** Undefined where the workspace is not open. */
  readonly siteUrl: string | undefined;
  readonly placements: readonly ActivePlacement[];
  readonly matches: readonly MatchedPlace[];
  readonly creatives: readonly ServableCreative[];
  readonly spent: {
    readonly whole: ReadonlyMap<string, number>;
    readonly ofDays: ReadonlyMap<string, number>;
  };
}

/** What a publisher's pages may show, kept in memory. */
export interface Snapshot {
  readonly version: number;
  readonly siteHost: string;
  readonly placements: ReadonlyMap<string, ActivePlacement>;
  /** May be shown in a place, by its placement and path. */
  readonly matched: ReadonlyMap<string, readonly string[]>;
  readonly creatives: ReadonlyMap<string, ServableCreative>;
  readonly spent: Found["spent"];
}

/** Nothing may be shown on a site that is not active, or of which a switch is thrown. */
export function snapshotOf({
  state,
  siteUrl,
  placements,
  matches,
  creatives,
  spent,
}: Found): Snapshot | undefined {
  if (state?.status !== "ACTIVE" || state.is_stopped || siteUrl === undefined) return undefined;
  const { categories_allowed: allowed, categories_blocked: blocked } = state;
  const taken = creatives.filter(
    ({ category }) => !blocked.includes(category) && (allowed.length === 0 || allowed.includes(category)),
  );
  const known = new Map(taken.map((creative) => [creative.id, creative]));
  const matched = new Map<string, string[]>();
  for (const { placement_id, path, creative_id } of matches) {
    if (!known.has(creative_id)) continue;
    const place = placeOf(placement_id, path);
    matched.set(place, [...(matched.get(place) ?? []), creative_id]);
  }
  return {
    version: state.version,
    siteHost: URL.parse(siteUrl)?.hostname ?? "",
    placements: new Map(placements.map((placement) => [placement.key, placement])),
    matched,
    creatives: known,
    spent,
  };
}

export function placeOf(placementId: string, path: string): string {
  return `${placementId} ${path}`;
}

export interface Showable extends Candidate {
  readonly creative: ServableCreative;
}

/** What is left to spend of a creative's campaign at an instant, in millionths; nothing outside of its days. */
export function leftOf({ spent }: Pick<Snapshot, "spent">, creative: ServableCreative, now: Date): number {
  const today = dayIn(creative.time_zone, now);
  if (today < creative.starts || (creative.ends !== null && today > creative.ends)) return 0;
  const { campaign_id, budget_cents, daily_cents } = creative;
  return Math.min(
    microsOfCents(budget_cents) - (spent.whole.get(campaign_id) ?? 0),
    microsOfCents(daily_cents) - (spent.ofDays.get(`${campaign_id} ${today}`) ?? 0),
  );
}

/** Whether a creative may be shown in a place at all. */
export function isAmong({ matched }: Pick<Snapshot, "matched">, place: string, creativeId: string): boolean {
  return matched.get(place)?.includes(creativeId) ?? false;
}

/** What may be shown in a place at an instant, of campaigns that have something left to spend. */
export function showable(snapshot: Snapshot, place: string, now: Date): Showable[] {
  return (snapshot.matched.get(place) ?? []).flatMap((creativeId) => {
    const creative = snapshot.creatives.get(creativeId);
    const left = creative ? leftOf(snapshot, creative, now) : 0;
    return creative && left > 0 ? [{ creativeId, creative, left }] : [];
  });
}

/** Another one whenever something that was shown before may be shown no longer, or looks different. */
export function stateOf(snapshot: Snapshot | undefined, now: Date): string {
  if (!snapshot) return "none";
  const creatives = [...snapshot.creatives.values()]
    .filter((creative) => leftOf(snapshot, creative, now) > 0)
    .map(({ id, version }) => `${id} ${version}`);
  const placements = [...snapshot.placements.values()].map(({ id, format }) => `${id} ${format}`);
  const all = [...creatives.toSorted(), ...placements.toSorted()].join("\n");
  return createHash("sha256").update(all).digest("base64url").slice(0, 16);
}
