import type { Answer, Search } from "../operator.ts";
import { distinct } from "./known-items.ts";

/** Facts of an answer about its searches, from the searches themselves. */
export function searched(
  searches: readonly Search[],
): Pick<Answer, "searches" | "searched" | "search_queries"> {
  return {
    searches,
    searched: searches.length > 0,
    search_queries: distinct(searches.map(({ query }) => query)),
  };
}

/** Searches of which nothing but the words is known. */
export function searchesFor(queries: readonly (string | null | undefined)[]): Search[] {
  return distinct(queries).map((query) => ({ query, found: null }));
}
