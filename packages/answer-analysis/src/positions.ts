import { firstIndex } from "./halving.ts";
import type { Lead } from "./lists/lead-of.ts";
import type { Occurrence } from "./mentions.ts";
import { listsOf } from "./ranking-lists.ts";

export interface Position {
  readonly brandId: string;
  /** From 1. */
  readonly position: number;
  /** LIST: the rank in a list that ranks brands. ORDER: the order in which the answer first names them. */
  readonly basis: "LIST" | "ORDER";
}

/**
 * Where each named brand stands, in the order of first mention. A list ranks brands when half of its leads
 * name one; there brands that nobody has told us about count as well.
 */
export function positions(source: string, occurrences: readonly Occurrence[]): Position[] {
  const ranks = new Map<string, number>();
  for (const leads of listsOf(source)) rank(leads, occurrences, ranks);
  const order = [...new Set(occurrences.map(({ brandId }) => brandId))];
  return order.map((brandId, index) => {
    const position = ranks.get(brandId);
    return position === undefined
      ? { brandId, position: index + 1, basis: "ORDER" }
      : { brandId, position, basis: "LIST" };
  });
}

/** The first list that ranks a brand decides. Leads and occurrences both stand in reading order. */
function rank(leads: readonly Lead[], occurrences: readonly Occurrence[], ranks: Map<string, number>): void {
  const named = leads.map(({ start, end }) =>
    occurrences.slice(
      firstIndex(occurrences, (one) => one.start >= start),
      firstIndex(occurrences, (one) => one.start >= end),
    ),
  );
  const naming = named.filter((found) => found.length > 0).length;
  if (naming * 2 < leads.length) return;

  const known = new Set(ranks.keys());
  named.forEach((found, index) => {
    for (const { brandId } of found)
      if (!known.has(brandId) && !ranks.has(brandId)) ranks.set(brandId, leads[index]?.rank ?? index + 1);
  });
}
