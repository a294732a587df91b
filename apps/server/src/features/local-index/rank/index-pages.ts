import { namesByLinks } from "../store/page-names.rules.ts";
import { pageIndexBuilder } from "./page-index.rules.ts";
import type { IndexedPage, PageIndex } from "./search-index.rules.ts";

/** An index of passages by BM25+. The same pages make the same index, in whatever order they come. */
export function indexPages(pages: readonly IndexedPage[]): PageIndex {
  const builder = pageIndexBuilder(namesByLinks(pages));
  for (const page of inOrder(pages)) builder.add(page);
  return builder.done();
}

/** The order in which pages are to be added. */
export function inOrder(pages: readonly IndexedPage[]): IndexedPage[] {
  return pages.toSorted((one, other) => compared(one.url, other.url));
}

/** By characters and not by a locale, which may differ between machines. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
