import MiniSearch from "minisearch";
import { stems } from "./language/stems.rules.ts";
import type { Found, IndexedPage, SearchIndex } from "./search-index.rules.ts";

/** An index of passages by BM25+. The same pages make the same index, in whatever order they come. */
export function indexPages(pages: readonly IndexedPage[]): SearchIndex {
  const builder = indexBuilder();
  for (const page of inOrder(pages)) builder.add(page);
  return builder.done();
}

/** What makes an index, page by page: for anyone who has other things to do in between. */
export interface IndexBuilder {
  add(page: IndexedPage): void;
  done(): SearchIndex;
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const boost = { title: 2, heading: 1.5 };

/** The order in which pages are to be added. */
export function inOrder(pages: readonly IndexedPage[]): IndexedPage[] {
  return pages.toSorted((one, other) => compared(one.url, other.url));
}

export function indexBuilder(): IndexBuilder {
  const engine = new MiniSearch<Entry>({
    fields: ["title", "heading", "text"],
    tokenize: (stemmed) => stemmed.split(" "),
    processTerm: (stem) => stem || null,
    searchOptions: { boost, combineWith: "OR" },
  });
  const kept: Omit<Found, "score">[] = [];
  const firstOf = new Map<IndexedPage, number>();
  const passagesWith = new Map<string, number>();

  return {
    add: (page) => {
      firstOf.set(page, kept.length);
      page.passages.forEach((passage, at) => {
        const fields = [page.title, passage.heading, passage.text].map((field) =>
          stems(field, page.language),
        );
        const all = new Set(fields.flat());
        for (const stem of all) passagesWith.set(stem, (passagesWith.get(stem) ?? 0) + 1);
        const [title = "", heading = "", text = ""] = fields.map((field) => field.join(" "));
        engine.add({ id: kept.length, title, heading, text });
        kept.push({ page, passage, at });
      });
    },
    done: () => ({
      passageCount: kept.length,
      weightOf: (stem) => {
        const count = passagesWith.get(stem) ?? 0;
        return Math.log(1 + (kept.length - count + 0.5) / (count + 0.5));
      },
      passagesOf: (page, score) => {
        const first = firstOf.get(page) ?? kept.length;
        return kept.slice(first, first + page.passages.length).map((one) => ({ ...one, score }));
      },
      search: (query, foundMax) =>
        engine
          .search(query.join(" "))
          .map(({ id, score }) => ({ id: Number(id), score }))
          .toSorted((one, other) => other.score - one.score || one.id - other.id)
          .slice(0, foundMax)
          .flatMap(({ id, score }) => {
            const found = kept[id];
            return found ? [{ ...found, score }] : [];
          }),
    }),
  };
}

/** By characters and not by a locale, which may differ between machines. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
