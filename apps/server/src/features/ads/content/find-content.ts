import { type AdContent, adContent } from "@citelens/contract/content/ads-content";
import { isHostOfSite } from "@citelens/crawlers";
import { pagePathOf } from "#features/visits/show/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AdsMemory, type KeptPublisher, openAdsMemory, type ServedPlace } from "./ads-memory.ts";
import { chosen, hourOf } from "./choose.ts";
import { passageHtml } from "./passage-html.rules.ts";
import type { ServableCreative } from "./servable.ts";
import { decideServed, type ServedRow } from "./served.sql.ts";
import type { ActivePlacement } from "./snapshot.sql.ts";
import { isAmong, leftOf, placeOf, type Snapshot, showable, stateOf } from "./snapshot.ts";

/** Where a passage is asked for; nothing here says who reads it. */
export interface Asked {
  readonly pageUrl: string;
  readonly placement: string;
}

/** A passage as it is answered, and what it was decided to be. */
export interface FoundContent {
  readonly answer: string;
  readonly served: ServedRow;
}

export interface AdContents {
  /** What a placement of a page shows in this hour; undefined for nothing. */
  find(place: Place, asked: Asked): Promise<FoundContent | undefined>;
  state(place: Place): Promise<string>;
  close(): Promise<void>;
}

/** Decides of a place once in an hour, whichever instance is asked first, and answers from memory then. */
export function openAdContents(tools: Tools): AdContents {
  const memory: AdsMemory = openAdsMemory(tools);
  const deciding = sharedWork<ServedPlace | undefined>();

  async function find(place: Place, asked: Asked): Promise<FoundContent | undefined> {
    const kept = await memory.find(place);
    const slot = kept?.snapshot && slotOf(kept.snapshot, asked);
    if (!kept?.snapshot || !slot) return undefined;
    const { placement, path } = slot;
    const at = placeOf(placement.id, path);
    const served =
      kept.served.get(at) ??
      (await deciding(`${place.workspaceId} ${kept.hour} ${at}`, () =>
        decide(tools, kept, { placement, path }),
      ));
    const creative = served && kept.snapshot.creatives.get(served.row.creative_id);
    // Decided earlier in this hour, and not to be shown since: then nothing is until the next one.
    if (!served || !creative || creative.version !== served.row.version) return undefined;
    const now = tools.now();
    if (!isAmong(kept.snapshot, at, creative.id) || leftOf(kept.snapshot, creative, now) <= 0)
      return undefined;
    served.answer ??= answerOf(creative, { format: placement.format, hour: kept.hour });
    return { served: served.row, answer: served.answer };
  }

  return {
    find,
    state: async (place) => stateOf((await memory.find(place))?.snapshot, tools.now()),
    close: () => memory.close(),
  };
}

interface Shown {
  readonly format: ActivePlacement["format"];
  readonly hour: number;
}

/** The same bytes for everybody. */
function answerOf({ id, advertiser, content }: ServableCreative, { format, hour }: Shown): string {
  const answer: AdContent = {
    html: passageHtml({ advertiser, content, format }),
    creative_id: id,
    expires_at: hourOf(new Date(hour)).ends.toISOString(),
  };
  return JSON.stringify(adContent.parse(answer));
}

interface Slot {
  readonly placement: ActivePlacement;
  readonly path: string;
}

/** A placement of the publisher on a page of its site; pages of other sites show nothing. */
function slotOf(snapshot: Snapshot, { pageUrl, placement: key }: Asked): Slot | undefined {
  const placement = snapshot.placements.get(key);
  const host = URL.parse(pageUrl)?.hostname;
  if (!placement || !host || !isHostOfSite(host, snapshot.siteHost)) return undefined;
  return { placement, path: pagePathOf(pageUrl).path };
}

async function decide(
  tools: Tools,
  kept: KeptPublisher,
  { placement, path }: Slot,
): Promise<ServedPlace | undefined> {
  const { snapshot, hour } = kept;
  const at = placeOf(placement.id, path);
  if (!snapshot) return undefined;
  const begins = new Date(hour);
  const candidates = showable(snapshot, at, tools.now());
  const best = chosen({ placementId: placement.id, path, hour: begins }, candidates)?.creative;
  if (!best) return undefined;
  const row = await decideServed(tools, kept.place, {
    placement_id: placement.id,
    path,
    hour: begins,
    advertiser_id: best.advertiser_id,
    campaign_id: best.campaign_id,
    creative_id: best.id,
    version: best.version,
    price_cents_per_1000: best.price_cents_per_1000,
  });
  const served: ServedPlace = { row };
  if (kept.hour === hour) kept.served.set(at, served);
  return served;
}
