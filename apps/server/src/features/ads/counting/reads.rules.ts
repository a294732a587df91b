import { agents } from "@citelens/crawlers";

/** What a place showed in an hour. */
export interface Served {
  readonly workspace_id: string;
  readonly placement_id: string;
  readonly path: string;
  readonly hour: Date;
  readonly advertiser_id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly price_cents_per_1000: number;
}

/** An agent got a page within a minute. */
export interface Visited {
  readonly path: string;
  readonly token: string;
  readonly minute_ms: number;
  readonly verdict: string;
}

/** A read that is written down. */
export interface KnownRead extends Visited {
  readonly placement_id: string;
}

/** A read of a passage by an agent within a minute. */
export interface AdRead {
  readonly workspace_id: string;
  readonly advertiser_id: string;
  /** When its minute begins. */
  readonly ts: string;
  readonly placement_id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly path: string;
  readonly token: string;
  readonly operator: string;
  readonly verdict: string;
  readonly is_agent: 0 | 1;
  readonly price_cents_per_1000: number;
  /** yyyy-MM-dd. */
  readonly keep_until: string;
}

const operators = new Map(agents.map(({ token, operator }) => [token, operator]));
const hourMs = 3_600_000;

interface Seen {
  readonly served: readonly Served[];
  readonly visited: readonly Visited[];
  readonly known: readonly KnownRead[];
  /** Of a read on a day, until when it is kept: yyyy-MM-dd. */
  readonly keepUntil: (day: string) => string;
}

/**
 * The reads that are not written down yet, or otherwise: an agent that got a page read what its placements showed in that hour, also
 * where the page came out of a cache. One of an agent, a place and a minute counts, and a spoofed one is written down as such.
 */
export function readsOf({ served, visited, known, keepUntil }: Seen): AdRead[] {
  const shown = Map.groupBy(served, ({ path, hour }) => `${hour.getTime()} ${path}`);
  const verdicts = new Map(known.map((read) => [keyOf(read), read.verdict]));
  return visited.flatMap(({ path, token, minute_ms, verdict }) => {
    const hour = Math.floor(minute_ms / hourMs) * hourMs;
    return (shown.get(`${hour} ${path}`) ?? []).flatMap((row): AdRead[] => {
      const key = keyOf({ placement_id: row.placement_id, path, token, minute_ms });
      if (verdicts.get(key) === verdict) return [];
      return [readOf(row, { token, minuteMs: minute_ms, verdict, keepUntil })];
    });
  });
}

function keyOf({
  placement_id,
  path,
  token,
  minute_ms,
}: Pick<KnownRead, "placement_id" | "path" | "token" | "minute_ms">): string {
  return `${placement_id} ${minute_ms} ${token} ${path}`;
}

interface Reader extends Pick<Seen, "keepUntil"> {
  readonly token: string;
  readonly minuteMs: number;
  readonly verdict: string;
}

export function readOf(row: Served, { token, minuteMs, verdict, keepUntil }: Reader): AdRead {
  const ts = new Date(minuteMs).toISOString();
  return {
    workspace_id: row.workspace_id,
    advertiser_id: row.advertiser_id,
    ts,
    placement_id: row.placement_id,
    campaign_id: row.campaign_id,
    creative_id: row.creative_id,
    path: row.path,
    token,
    operator: operators.get(token) ?? "",
    verdict,
    is_agent: 1,
    price_cents_per_1000: row.price_cents_per_1000,
    keep_until: keepUntil(ts.slice(0, 10)),
  };
}
