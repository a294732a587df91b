import { type Pair, roundedTo, type Variation, variationOf } from "@citelens/statistics";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { scopeOf } from "../sums/scope.ts";
import { comparedCells } from "./compared-cells.ts";
import { pairKey } from "./measured.rules.ts";
import { namingClient } from "./subjects.rules.ts";

/**
 * How the workspace's answers to queries that do not name the brand varied between the month that the Overview shows by
 * default and the one before it, over what both share; null while that is too little.
 */
export async function variationIn(
  tools: Tools,
  place: Place,
): Promise<(Variation & { readonly queries: number }) | null> {
  const scope = await scopeOf(tools, place, { branded: false });
  const { now, before, comparison } = await comparedCells(tools, scope);
  const earlier = new Map(namingClient(before).map((one) => [pairKey(one), one]));
  const pairs = namingClient(now).flatMap((after): Pair[] => {
    const other = earlier.get(pairKey(after));
    const isShared = comparison.shared.has(pairKey(after));
    return other && isShared ? [{ cluster: after.query_id, before: other, after }] : [];
  });
  const variation = variationOf(pairs);
  return (
    variation && {
      within: roundedTo(variation.within, 4),
      drift: roundedTo(variation.drift, 4),
      queries: comparison.sharedQueries,
    }
  );
}
