import { agents } from "@citelens/crawlers";

/** Creative that a place showed in an hour. */
export interface ServedHour {
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
export interface VisitedMinute {
  readonly path: string;
  readonly token: string;
  readonly minute_ms: number;
  readonly verdict: string;
}

/** A read that is written down. */
export interface KnownRead extends VisitedMinute {
  readonly placement_id: string;
  /** Proof that it was not made up; empty for nothing. */
  readonly proof: string;
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
  readonly proof: string;
  readonly is_agent: 0 | 1;
  readonly price_cents_per_1000: number;
  /** yyyy-MM-dd. */
  readonly keep_until: string;
}

const operators = new Map(agents.map(({ token, operator }) => [token, operator]));
const hourMs = 3_600_000;

/** Proofs of a visit within a minute. */
export interface ProvenVisit extends Omit<VisitedMinute, "verdict"> {
  readonly proofs: readonly string[];
}

interface ReadEvidence {
  readonly served: readonly ServedHour[];
  readonly visited: readonly VisitedMinute[];
  readonly proven: readonly ProvenVisit[];
  readonly known: readonly KnownRead[];
  /** Day until which a read on a day is kept: yyyy-MM-dd. */
  readonly keepUntil: (day: string) => string;
}

/**
 * The reads that are not written down yet, or otherwise: an agent that got a page read what its placements showed in that hour, also
 * where the page came out of a cache. One of an agent, a place and a minute counts, and a spoofed one is written down as such.
 */
export function readsOf({ served, visited, proven, known, keepUntil }: ReadEvidence): AdRead[] {
  const shown = Map.groupBy(served, ({ path, hour }) => `${hour.getTime()} ${path}`);
  const before = new Map(known.map((read) => [keyOf(read), read]));
  const proofs = proofsOf(proven, known);
  return visited.flatMap((visit) => {
    const { path, token, minute_ms } = visit;
    const proof = proofs.get(visitKeyOf(visit)) ?? "";
    const verdict = proof === "" ? visit.verdict : "verified";
    const hour = Math.floor(minute_ms / hourMs) * hourMs;
    return (shown.get(`${hour} ${path}`) ?? []).flatMap((row): AdRead[] => {
      const one = before.get(keyOf({ placement_id: row.placement_id, path, token, minute_ms }));
      if (one?.verdict === verdict && one.proof === proof) return [];
      return [readOf(row, { token, minuteMs: minute_ms, verdict, proof, keepUntil })];
    });
  });
}

/**
 * A proof counts for one visit: that which it was counted for first, else the earliest. Whoever reports visits can send a request that
 * came once as often as they like, of every page.
 */
function proofsOf(proven: readonly ProvenVisit[], known: readonly KnownRead[]): ReadonlyMap<string, string> {
  const proofs = new Map<string, string>();
  const used = new Set<string>();
  for (const read of known) {
    if (read.proof === "" || used.has(read.proof)) continue;
    used.add(read.proof);
    proofs.set(visitKeyOf(read), read.proof);
  }
  for (const visit of proven.toSorted((one, other) => one.minute_ms - other.minute_ms)) {
    const key = visitKeyOf(visit);
    const free = proofs.has(key) ? undefined : visit.proofs.find((proof) => !used.has(proof));
    if (free === undefined) continue;
    used.add(free);
    proofs.set(key, free);
  }
  return proofs;
}

function visitKeyOf({ path, token, minute_ms }: Omit<VisitedMinute, "verdict">): string {
  return `${minute_ms} ${token} ${path}`;
}

function keyOf(read: Pick<KnownRead, "placement_id" | "path" | "token" | "minute_ms">): string {
  return `${read.placement_id} ${read.minute_ms} ${read.token} ${read.path}`;
}

interface PassageReader extends Pick<ReadEvidence, "keepUntil"> {
  readonly token: string;
  readonly minuteMs: number;
  readonly verdict: string;
  readonly proof: string;
}

export function readOf(
  row: ServedHour,
  { token, minuteMs, verdict, proof, keepUntil }: PassageReader,
): AdRead {
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
    proof,
    is_agent: 1,
    price_cents_per_1000: row.price_cents_per_1000,
    keep_until: keepUntil(ts.slice(0, 10)),
  };
}
