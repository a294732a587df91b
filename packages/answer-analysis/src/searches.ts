import type { Brand } from "./brands.ts";
import { sourcePage } from "./citations.ts";
import { foldName } from "./fold-character.ts";

/** A search as its provider revealed it. */
export interface RevealedSearch {
  /** Null where the provider says only that it searched. */
  readonly query: string | null;
  /** The addresses that it found; null where the provider does not say which search found what. */
  readonly found: readonly string[] | null;
}

/** Search of an assistant on its way to one answer, once however often it did so. */
export interface SubQuestion {
  /** From 1, in the order of the first searches. */
  readonly position: number;
  /** As it was first written; null for all searches whose words nobody knows. */
  readonly query: string | null;
  /** By which equal ones are found, whatever their case, accents and blanks. */
  readonly key: string | null;
  readonly searches: number;
  /** Whether a page of the client is among what was found; null where that is not known. */
  readonly foundOwned: boolean | null;
}

/** An answer's searches, those for the same words as one. Titles are what providers say of addresses. */
export function subQuestions(
  searches: readonly RevealedSearch[],
  { titles, brands }: { readonly titles: ReadonlyMap<string, string>; readonly brands: readonly Brand[] },
): SubQuestion[] {
  const byKey = Map.groupBy(searches, ({ query }) => (query === null ? null : searchKey(query) || null));
  return [...byKey].map(([key, same], index) => ({
    position: index + 1,
    query: key === null ? null : (same[0]?.query ?? null),
    key,
    searches: same.length,
    foundOwned: foundOwned(
      same,
      (url) => sourcePage(url, { title: titles.get(url), brands })?.kind === "OWNED",
    ),
  }));
}

/** Equal for searches that differ in case, accents and blanks alone; so long that no two real ones become equal. */
export function searchKey(query: string): string {
  return foldName(query).replace(/ +/g, " ").slice(0, keyMax).trim().toWellFormed();
}

const keyMax = 300;

/** One that found a page is enough; otherwise all must be known before it can be said that none did. */
function foundOwned(
  searches: readonly RevealedSearch[],
  isOwnedUrl: (url: string) => boolean,
): boolean | null {
  if (searches.some(({ found }) => found?.some(isOwnedUrl))) return true;
  return searches.some(({ found }) => found === null) ? null : false;
}
