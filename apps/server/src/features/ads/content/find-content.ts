import type { AdContent } from "@citelens/contract/content/ads-content";
import { isHostOfSite } from "@citelens/crawlers";
import { pagePathOf } from "#features/visits/show/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AdsMemory, type KeptPublisher, openAdsMemory } from "./ads-memory.ts";
import { chosen, hourOf } from "./choose.ts";
import { passageHtml } from "./passage-html.rules.ts";
import { decideServed, type ServedRow } from "./served.sql.ts";
import type { ActivePlacement } from "./snapshot.sql.ts";
import { placeOf, type Snapshot, showable, stateOf } from "./snapshot.ts";

/** Where a passage is asked for; nothing here says who reads it. */
export interface Asked {
  readonly pageUrl: string;
  readonly placement: string;
}

/** A passage, and what it was decided to be. */
export interface FoundContent {
  readonly content: AdContent;
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
  const deciding = sharedWork<ServedRow | undefined>();

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
    const creative = served && kept.snapshot.creatives.get(served.creative_id);
    // Decided earlier in this hour, and not to be shown since: then nothing is until the next one.
    if (!served || !creative || creative.version !== served.version) return undefined;
    const now = tools.now();
    if (!showable(kept.snapshot, at, now).some(({ creativeId }) => creativeId === creative.id))
      return undefined;
    return {
      served,
      content: {
        html: passageHtml({
          advertiser: creative.advertiser,
          content: creative.content,
          format: placement.format,
        }),
        creative_id: creative.id,
        expires_at: hourOf(now).ends.toISOString(),
      },
    };
  }

  return {
    find,
    state: async (place) => stateOf((await memory.find(place))?.snapshot, tools.now()),
    close: () => memory.close(),
  };
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
): Promise<ServedRow | undefined> {
  const { snapshot, hour } = kept;
  const at = placeOf(placement.id, path);
  if (!snapshot) return undefined;
  const begins = new Date(hour);
  const candidates = showable(snapshot, at, tools.now());
  const best = chosen({ placementId: placement.id, path, hour: begins }, candidates)?.creative;
  if (!best) return undefined;
  const served = await decideServed(tools, kept.place, {
    placement_id: placement.id,
    path,
    hour: begins,
    advertiser_id: best.advertiser_id,
    campaign_id: best.campaign_id,
    creative_id: best.id,
    version: best.version,
    price_cents_per_1000: best.price_cents_per_1000,
  });
  if (kept.hour === hour) kept.served.set(at, served);
  return served;
}
