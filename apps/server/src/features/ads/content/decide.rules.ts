import { hourMs, later } from "@citelens/contract/base/days";
import { adContent } from "@citelens/contract/content/ads-content";
import { isHostOfSite } from "@citelens/crawlers";
import { passageHtml } from "./passage-html.rules.ts";
import {
  type ActivePlacement,
  leftOf,
  type PublisherSnapshot,
  placeKeyOf,
  type ReadyCreative,
} from "./snapshot.rules.ts";

/** Where and when a passage is asked for; nothing here says who reads it. */
export interface PageRequest {
  readonly host: string;
  readonly path: string;
  /** By its key. */
  readonly placement: string;
  readonly now: Date;
}

/** An hour of a publisher: what its pages may show, and what was decided of its places. */
export interface PublisherHour<Served extends ServedCreative> {
  readonly snapshot: PublisherSnapshot | undefined;
  readonly hour: Date;
  readonly served: ReadonlyMap<string, Served>;
}

interface ServedCreative {
  readonly row: { readonly creative_id: string; readonly version: number };
}

export interface AdDecision<Served> {
  readonly placeKey: string;
  readonly path: string;
  readonly hour: Date;
  readonly placement: ActivePlacement;
  readonly creative: ReadyCreative;
  /** Undefined where it is not written down yet. */
  readonly served: Served | undefined;
}

/** A number above 0 and below 1, spread evenly over all words. */
export type WordsDraw = (words: string) => number;

/** The creative that a placement of a page shows in an hour; undefined for nothing, as on pages of other sites. */
export function decide<Served extends ServedCreative>(
  { snapshot, hour, served }: PublisherHour<Served>,
  { host, path, placement: key, now }: PageRequest,
  draw: WordsDraw,
): AdDecision<Served> | undefined {
  const placement = snapshot?.placements.get(key);
  if (!snapshot || !placement || !isHostOfSite(host, snapshot.siteHost)) return undefined;
  const placeKey = placeKeyOf(placement.id, path);
  const creatives = snapshot.creativesOf.get(placeKey) ?? [];
  const before = served.get(placeKey);
  const creative = before
    ? creatives.find(({ id, version }) => id === before.row.creative_id && version === before.row.version)
    : chosen(creatives, {
        left: (one) => leftOf(one, now),
        draw: (id) => draw([placement.id, hour.getTime(), id, path].join(" ")),
      });
  // Decided earlier in this hour, and not to be shown since: then nothing is until the next one.
  if (!creative || leftOf(creative, now) <= 0) return undefined;
  return { placeKey, path, hour, placement, creative, served: before };
}

interface ChoiceWeights<One> {
  /** Rest of its campaign's budgets, in millionths. */
  readonly left: (one: One) => number;
  readonly draw: (id: string) => number;
}

/**
 * The creative that a place shows within an hour: each as often as its part of what is left to spend, over many places and hours. Of
 * what is drawn alone, whoever reads the page, and of creatives in any order the same one. Weighted rendezvous hashing: where one
 * creative goes, the places of the others stay as they were.
 */
export function chosen<One extends { readonly id: string }>(
  creatives: readonly One[],
  { left, draw }: ChoiceWeights<One>,
): One | undefined {
  let best: { readonly one: One; readonly distance: number } | undefined;
  for (const one of creatives) {
    const weight = left(one);
    if (weight <= 0) continue;
    const distance = -Math.log(draw(one.id)) / weight;
    if (!best || distance < best.distance || (distance === best.distance && one.id < best.one.id))
      best = { one, distance };
  }
  return best?.one;
}

/** The same bytes for everybody. */
export function answer({ creative, placement, hour }: AdDecision<unknown>): string {
  const { id, advertiser, content } = creative;
  return JSON.stringify(
    adContent.parse({
      html: passageHtml({ advertiser, content, format: placement.format }),
      creative_id: id,
      expires_at: later(hour, hourMs).toISOString(),
    }),
  );
}

/** When the hour begins that an instant is in. */
export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}
