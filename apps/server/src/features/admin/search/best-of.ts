import type { Match } from "#platform/text-search/best.sql.ts";

/** The ids that match best, each once. */
export function bestOf(matches: readonly Match[], limit: number): string[] {
  const sorted = matches.toSorted((a, b) => a.rank - b.rank || a.length - b.length || (a.id < b.id ? -1 : 1));
  return [...new Set(sorted.map(({ id }) => id))].slice(0, limit);
}
