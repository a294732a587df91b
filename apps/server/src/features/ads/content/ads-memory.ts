import { LRUCache } from "lru-cache";
import { findSites } from "#features/workspaces/support/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { hourOf, type PublisherHour } from "./decide.rules.ts";
import type { ServedRow } from "./served.sql.ts";
import { snapshotOf } from "./snapshot.rules.ts";
import { listVersions, readPublisher } from "./snapshot.sql.ts";

/** A publisher as it is kept, with what was decided of its places in this hour. */
export interface KeptPublisher extends PublisherHour<ServedPlace> {
  readonly place: Place;
  snapshot: PublisherHour<ServedPlace>["snapshot"];
  version: number | undefined;
  hour: Date;
  served: Map<string, ServedPlace>;
}

/** The creative that a place shows in this hour, and its answer once it was made. */
export interface ServedPlace {
  readonly row: ServedRow;
  answer?: string;
}

export interface AdsMemory {
  /** The publisher as it is now; undefined while the database cannot say whether that still holds. */
  find(place: Place): Promise<KeptPublisher | undefined>;
  close(): Promise<void>;
}

/** A switch has to be felt within five seconds on every instance: looked at this often, trusted this long. */
const lookEveryMs = 1_500;
const trustedMs = 4_500;
const publishersMax = 2_000;
/** Idle time of a publisher nobody asks for any more. */
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
        if (one) await refresh(one);
      }),
    );
    lookedMs = askedMs;
  }

  async function refresh(one: KeptPublisher): Promise<void> {
    const { workspaceId } = one.place;
    const rows = await readPublisher(tools, one.place);
    const ids = [workspaceId, ...(rows?.creatives ?? []).map(({ advertiser_id }) => advertiser_id)];
    one.snapshot = rows && snapshotOf(workspaceId, rows, await findSites(tools, ids));
    one.version = rows?.version;
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
    const nothing = { snapshot: undefined, version: undefined, hour: new Date(0), served: new Map() };
    const one: KeptPublisher = { place, ...nothing };
    await refresh(one);
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
      const hour = hourOf(tools.now());
      if (one.hour.getTime() !== hour.getTime()) {
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
