import { bitsOf } from "../facts/text/simhash.rules.ts";

export interface Fingerprint {
  readonly hash: string;
  /** 64 bits as 16 hexadecimal digits. */
  readonly simhash: string;
}

/** Fingerprints that differ in no more bits are of nearly the same text. */
const bitsMax = 3;
/** Places of four parts of 16 bits, one at least is the same in two that differ in three bits at most. */
const parts = [0, 4, 8, 12] as const;
/** Most pages of one bucket; where more share a part by chance, each is compared with so many of its neighbours. */
const comparedMax = 200;

/** Groups of pages with nearly the same text, by their hashes; a chain of near duplicates is one group. */
export function nearDuplicates(pages: readonly Fingerprint[]): ReadonlyMap<string, readonly string[]> {
  const bySimhash = Map.groupBy(pages, ({ simhash }) => simhash);
  const distinct = [...bySimhash.keys()].toSorted();
  const halves = halvesOf(distinct);
  const groups = unions(distinct.length);
  for (const from of parts) {
    const buckets = Map.groupBy(distinct.keys(), (at) => distinct[at]?.slice(from, from + 4) ?? "");
    for (const bucket of buckets.values()) joinClose(bucket, halves, groups);
  }
  const members = Map.groupBy(distinct.keys(), (at) => groups.rootOf(at));
  const found = new Map<string, readonly string[]>();
  for (const group of members.values()) {
    const hashes = group.flatMap((at) => (bySimhash.get(distinct[at] ?? "") ?? []).map(({ hash }) => hash));
    if (hashes.length > 1) for (const hash of hashes) found.set(hash, hashes);
  }
  return found;
}

interface Halves {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

/** As numbers, since each is compared with many. */
function halvesOf(simhashes: readonly string[]): Halves {
  const half = (from: number): Uint32Array =>
    Uint32Array.from(simhashes, (simhash) => Number.parseInt(simhash.slice(from, from + 8), 16));
  return { high: half(0), low: half(8) };
}

function joinClose(bucket: readonly number[], { high, low }: Halves, groups: Unions): void {
  for (const [index, one] of bucket.entries()) {
    const [ownHigh = 0, ownLow = 0] = [high[one], low[one]];
    for (let at = index + 1; at < bucket.length && at <= index + comparedMax; at++) {
      const other = bucket[at] ?? one;
      const bits = bitsOf(ownHigh ^ (high[other] ?? 0)) + bitsOf(ownLow ^ (low[other] ?? 0));
      if (bits <= bitsMax) groups.join(one, other);
    }
  }
}

interface Unions {
  rootOf(at: number): number;
  join(one: number, other: number): void;
}

function unions(size: number): Unions {
  const parents = Array.from({ length: size }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent;
    parents[at] = root;
    return root;
  };
  return {
    rootOf,
    join: (one, other) => {
      parents[rootOf(one)] = rootOf(other);
    },
  };
}
