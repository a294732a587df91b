import { shiftDay } from "@citelens/contract/base/days";
import { LRUCache } from "lru-cache";
import { findSites } from "#features/workspaces/support/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { hourOf } from "./choose.ts";
import { listServable } from "./servable.ts";
import type { ServedRow } from "./served.sql.ts";
import {
  findState,
  listActivePlacements,
  listMatchedPlaces,
  listSpent,
  listVersions,
} from "./snapshot.sql.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";

/** A publisher as it is kept: what its pages may show, and what was decided of their places in this hour. */
export interface KeptPublisher {
  readonly place: Place;
  snapshot: Snapshot | undefined;
  version: number | undefined;
  hour: number;
  served: Map<string, ServedPlace>;
}

/** What a place shows in this hour, and its answer once it was made. */
export interface ServedPlace {
  readonly row: ServedRow;
  answer?: string;
}

export interface AdsMemory {
  /** What may be shown now; undefined also while the database cannot say whether that still holds. */
  find(place: Place): Promise<KeptPublisher | undefined>;
  close(): Promise<void>;
}

/** A switch has to be felt within five seconds on every instance: looked at this often, trusted this long. */
const lookEveryMs = 1_500;
const trustedMs = 4_500;
const publishersMax = 2_000;
/** Of a publisher nobody asks for any more. */
const idleMs = 10 * 60_000;

/**
 * Keeps what publishers' pages may show. One statement every second and a half asks for the versions of all that are kept; only those
 * that have changed are read again. Whoever cannot be told that nothing has changed shows nothing.
 */
export function openAdsMemory(tools: Tools): AdsMemory {
  const kept = new LRUCache<string, KeptPublisher>({ max: publishersMax, ttl: idleMs, updateAgeOnGet: true });
  const reading = sharedWork<KeptPublisher>();
  let lookedMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const ids = [...kept.keys()];
    if (ids.length === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const askedMs = performance.now();
    const versions = await listVersions(tools, ids);
    const changed = ids.filter((id) => kept.peek(id)?.version !== versions.get(id));
    await Promise.all(
      changed.map(async (id) => {
        const one = kept.peek(id);
        if (one) Object.assign(one, await readPublisher(tools, one.place));
      }),
    );
    lookedMs = askedMs;
  }

  function lookAgain(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => {
        tools.log.warn({ err: error }, "Whether passages may still be shown could not be read; none are");
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function read(place: Place): Promise<KeptPublisher> {
    const one = { place, hour: 0, served: new Map(), ...(await readPublisher(tools, place)) };
    if (kept.size === 0) lookedMs = performance.now();
    kept.set(place.workspaceId, one);
    timer ??= setInterval(() => void lookAgain(), lookEveryMs).unref();
    return one;
  }

  return {
    find: async (place) => {
      const known = kept.get(place.workspaceId);
      const one = known ?? (await reading(place.workspaceId, () => read(place)));
      if (performance.now() - lookedMs > trustedMs) {
        await lookAgain();
        if (performance.now() - lookedMs > trustedMs) return undefined;
      }
      const hour = hourOf(tools.now()).begins.getTime();
      if (one.hour !== hour) {
        one.hour = hour;
        one.served = new Map();
      }
      return one;
    },
    close: async () => {
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}

async function readPublisher(
  tools: Tools,
  place: Place,
): Promise<Pick<KeptPublisher, "snapshot" | "version">> {
  const state = await findState(tools, place);
  if (!state) return { snapshot: undefined, version: undefined };
  const [sites, placements, matches, creatives] = await Promise.all([
    findSites(tools, [place.workspaceId]),
    listActivePlacements(tools, place),
    listMatchedPlaces(tools, place),
    listServable(tools, place),
  ]);
  const campaignIds = [...new Set(creatives.map(({ campaign_id }) => campaign_id))];
  const since = shiftDay(tools.now().toISOString().slice(0, 10), -1);
  const site = sites.get(place.workspaceId);
  const siteUrl = site?.is_open ? site.url : undefined;
  const spent = await listSpent(tools, { campaignIds, since });
  return {
    snapshot: snapshotOf({ state, siteUrl, placements, matches, creatives, spent }),
    version: state.version,
  };
}
