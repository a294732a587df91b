import { createHash } from "node:crypto";
import { pagePathOf } from "#features/visits/show/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { openAdsMemory } from "./ads-memory.ts";
import { answer, decide } from "./decide.rules.ts";
import { decideServed, type ServedRow } from "./served.sql.ts";
import { shownText } from "./snapshot.rules.ts";

/** Where a passage is asked for; nothing here says who reads it. */
export interface ContentRequest {
  readonly pageUrl: string;
  readonly placement: string;
}

/** A passage as it is answered, and what it was decided to be. */
export interface FoundContent {
  readonly answer: string;
  readonly served: ServedRow;
}

export interface AdContents {
  /** The passage that a placement of a page shows in this hour; undefined for nothing. */
  find(place: Place, request: ContentRequest): Promise<FoundContent | undefined>;
  state(place: Place): Promise<string>;
  close(): Promise<void>;
}

/** Decides of a place once in an hour, whichever instance is asked first, and answers from memory then. */
export function openAdContents(tools: Tools): AdContents {
  const memory = openAdsMemory(tools);
  const writing = sharedWork<void>();

  async function find(place: Place, request: ContentRequest): Promise<FoundContent | undefined> {
    const kept = await memory.find(place);
    const host = URL.parse(request.pageUrl)?.hostname;
    if (!kept || !host) return undefined;
    const { path } = pagePathOf(request.pageUrl);
    const decision = decide(kept, { host, path, placement: request.placement, now: tools.now() }, draw);
    if (!decision) return undefined;
    const { served, placeKey, hour, placement, creative } = decision;
    if (served) {
      served.answer ??= answer(decision);
      return { answer: served.answer, served: served.row };
    }
    const { served: ofHour } = kept;
    await writing(`${place.workspaceId} ${hour.getTime()} ${placeKey}`, async () => {
      const row = await decideServed(tools, place, {
        placement_id: placement.id,
        path,
        hour,
        advertiser_id: creative.advertiser_id,
        campaign_id: creative.campaign_id,
        creative_id: creative.id,
        version: creative.version,
        price_cents_per_1000: creative.price_cents_per_1000,
      });
      ofHour.set(placeKey, { row });
    });
    return find(place, request);
  }

  return {
    find,
    state: async (place) => {
      const kept = await memory.find(place);
      if (!kept?.snapshot) return "none";
      return hashOf(shownText(kept.snapshot, tools.now())).toString("base64url").slice(0, 16);
    },
    close: () => memory.close(),
  };
}

/** A number above 0 and below 1, spread evenly. */
export function draw(words: string): number {
  return (hashOf(words).readUIntBE(0, 6) + 0.5) / 2 ** 48;
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
