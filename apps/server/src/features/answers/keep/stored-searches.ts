import type { Answer, Search } from "#platform/ai/operator.ts";
import { storable } from "#platform/requests/storable-text.ts";

const searchesMax = 100;
const foundMax = 100;
const queryMax = 2_000;

/** An answer's searches as they are stored; of one that searched and says nothing more, a search without words. */
export function storedSearches({ searched, searches }: Pick<Answer, "searched" | "searches">): Search[] {
  if (searched && searches.length === 0) return [{ query: null, found: null }];
  return searches.slice(0, searchesMax).map(({ query, found }) => ({
    query: query === null ? null : storable(query, queryMax),
    found: found?.slice(0, foundMax).map((url) => storable(url)) ?? null,
  }));
}

/** The words of an answer's searches as they are stored. */
export function storedQueries({ search_queries }: Pick<Answer, "search_queries">): string[] {
  return search_queries.slice(0, searchesMax).map((query) => storable(query, queryMax));
}
