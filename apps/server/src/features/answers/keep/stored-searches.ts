import type { Answer, Search } from "#platform/ai/operator.ts";

const searchesMax = 100;
const foundMax = 100;
const queryMax = 2_000;

/** An answer's searches as they are stored; of one that searched and says nothing more, a search without words. */
export function storedSearches({ searched, searches }: Pick<Answer, "searched" | "searches">): Search[] {
  if (searched && searches.length === 0) return [{ query: null, found: null }];
  return searches.slice(0, searchesMax).map(({ query, found }) => ({
    query: query === null ? null : storable(query.slice(0, queryMax)),
    found: found?.slice(0, foundMax).map(storable) ?? null,
  }));
}

/** PostgreSQL keeps no NUL, and no half of a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
