import type { SearchShown } from "@citelens/contract/visibility/answers";
import { counted } from "#lib/figures.ts";

/** Findings of a search, in words, such as "Found 8 pages, 2 of yours". */
export function foundText(found: NonNullable<SearchShown["found"]>): string {
  if (found.length === 0) return "Found nothing";

  const own = found.filter(({ kind }) => kind === "OWNED").length;
  return `Found ${counted(found.length, "page")}, ${own === 0 ? "none" : own} of yours`;
}

/** Whether the words of searches are known, and what none of them found is. Without words there is nothing to tell apart. */
export function saysNotWhatWasFound(searches: readonly SearchShown[]): boolean {
  return searches.some(({ query }) => query !== null) && searches.every(({ found }) => found === null);
}
