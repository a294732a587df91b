import type { Tools } from "#platform/tools.ts";
import type { PairCount } from "../store/pair-sums.sql.ts";
import type { Period } from "../store/periods.rules.ts";
import type { Cell } from "../store/sums.sql.ts";
import { brandPairsIn, cellsIn, sitePairsIn, versionsIn } from "../sums/kept-sums.ts";
import type { Scope } from "../sums/scope.ts";
import { type Comparison, comparisonOf } from "./comparison.rules.ts";
import { pairKey } from "./measured.rules.ts";
import type { PairCounts } from "./subjects.rules.ts";

/** The pairs of queries and models of both periods, and what of them can be compared. */
export interface ComparedCells {
  readonly now: readonly Cell[];
  readonly before: readonly Cell[];
  readonly comparison: Comparison;
}

export async function comparedCells(tools: Tools, scope: Scope): Promise<ComparedCells> {
  const asked = async (period: Period) => {
    const [cells, versions] = await Promise.all([
      cellsIn(tools, scope, period),
      versionsIn(tools, scope, period),
    ]);
    return { cells, versions };
  };
  const [now, before] = await Promise.all([asked(scope.now), asked(scope.before)]);
  return { now: now.cells, before: before.cells, comparison: comparisonOf(now, before) };
}

/** Values of both periods. */
export interface InBoth<T> {
  readonly now: T;
  readonly before: T;
}

/** By brand, then by pair: how many answers name it. */
export function brandPairs(tools: Tools, scope: Scope): Promise<InBoth<PairCounts>> {
  return inBoth(scope, (period) => brandPairsIn(tools, scope, period));
}

/** By site, then by pair: how many answers cite it. */
export function sitePairs(
  tools: Tools,
  scope: Scope,
  domains: readonly string[],
): Promise<InBoth<PairCounts>> {
  return inBoth(scope, (period) => sitePairsIn(tools, scope, { period, domains }));
}

async function inBoth(
  scope: Scope,
  read: (period: Period) => Promise<readonly PairCount[]>,
): Promise<InBoth<PairCounts>> {
  const [now, before] = await Promise.all([read(scope.now), read(scope.before)]);
  return { now: bySubject(now), before: bySubject(before) };
}

function bySubject(rows: readonly PairCount[]): PairCounts {
  const found = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const own = found.get(row.subject) ?? new Map<string, number>();
    own.set(pairKey(row), row.hits);
    found.set(row.subject, own);
  }
  return found;
}
