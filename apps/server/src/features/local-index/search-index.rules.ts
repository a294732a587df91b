import MiniSearch from "minisearch";
import type { Passage } from "./passages.rules.ts";
import { stems } from "./stems.rules.ts";

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly passages: readonly Passage[];
}

/** A passage that was found, and how well it fits. */
export interface Found {
  readonly page: IndexedPage;
  readonly passage: Passage;
  /** Of the page's passages, from 0. */
  readonly at: number;
  readonly score: number;
  /** What it can be found by, its title and heading included. */
  readonly stems: ReadonlySet<string>;
}

export interface SearchIndex {
  readonly passageCount: number;
  /** How much a stem tells: the rarer, the more; most of all what no passage has. */
  weightOf(stem: string): number;
  /** All passages of a page in their order, as if they had been found with this score. */
  passagesOf(page: IndexedPage, score: number): Found[];
  /** The best first; of equals the one whose page's address comes first. */
  search(query: readonly string[], foundMax: number): Found[];
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const boost = { title: 2, heading: 1.5 };

/** What makes an index, page by page: for whoever has other things to do in between. */
export interface IndexBuilder {
  add(page: IndexedPage): void;
  done(): SearchIndex;
}

/** An index of passages by BM25+. The same pages make the same index, in whatever order they come. */
export function searchIndex(pages: readonly IndexedPage[]): SearchIndex {
  const builder = indexBuilder();
  for (const page of inOrder(pages)) builder.add(page);
  return builder.done();
}

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
        kept.push({ page, passage, at, stems: all });
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
