import type { RevealedSearch } from "@citelens/answer-analysis";
import { sourcePage } from "@citelens/answer-analysis/citations";
import type { CitationShown, SearchShown } from "@citelens/contract/visibility/answers";

type KnownCitation = Pick<CitationShown, "url" | "domain" | "title" | "kind">;

type Page = NonNullable<SearchShown["found"]>[number];

/** Searches with what they found, each page once; what the analysis knows of a page is said of it. */
export function shownSearches(
  searches: readonly RevealedSearch[],
  known: readonly KnownCitation[],
): SearchShown[] {
  const byUrl = new Map(known.map((one) => [one.url, one]));
  return searches.map(({ query, found }) => ({ query, found: found && pagesOf(found, byUrl) }));
}

function pagesOf(found: readonly string[], known: ReadonlyMap<string, KnownCitation>): Page[] {
  const pages = new Map<string, Page>();
  for (const written of found) {
    const page = sourcePage(written);
    if (!page) continue;
    const { url, domain, title, kind } = known.get(page.url) ?? page;
    pages.set(url, { url, domain, title: title ?? null, kind });
  }
  return [...pages.values()];
}

/** Searches of an answer from before they were stored: the words alone. */
export function searchesByWords(answer: {
  readonly search_queries: readonly string[];
  readonly searched: boolean;
}): RevealedSearch[] {
  const { search_queries: words, searched } = answer;
  if (words.length === 0) return searched ? [{ query: null, found: null }] : [];
  return words.map((query) => ({ query, found: null }));
}
