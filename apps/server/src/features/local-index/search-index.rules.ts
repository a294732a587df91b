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

/** An index of passages by BM25+. The same pages make the same index, in whatever order they come. */
export function searchIndex(pages: readonly IndexedPage[]): SearchIndex {
  const sorted = pages.toSorted((one, other) => compared(one.url, other.url));
  const kept = sorted.flatMap((page) => page.passages.map((passage, at) => ({ page, passage, at })));
  const engine = new MiniSearch<Entry>({
    fields: ["title", "heading", "text"],
    tokenize: (stemmed) => stemmed.split(" "),
    processTerm: (stem) => stem || null,
    searchOptions: { boost, combineWith: "OR" },
  });
  const passagesWith = new Map<string, number>();
  const stemsOf: ReadonlySet<string>[] = [];
  kept.forEach(({ page: { title, language }, passage: { heading, text } }, id) => {
    const fields = [title, heading, text].map((field) => stems(field, language));
    const all = new Set(fields.flat());
    for (const stem of all) passagesWith.set(stem, (passagesWith.get(stem) ?? 0) + 1);
    stemsOf.push(all);
    const [titled = "", headed = "", texted = ""] = fields.map((field) => field.join(" "));
    engine.add({ id, title: titled, heading: headed, text: texted });
  });

  return {
    passageCount: kept.length,
    weightOf: (stem) => {
      const count = passagesWith.get(stem) ?? 0;
      return Math.log(1 + (kept.length - count + 0.5) / (count + 0.5));
    },
    search: (query, foundMax) =>
      engine
        .search(query.join(" "))
        .map(({ id, score }) => ({ id: Number(id), score }))
        .toSorted((one, other) => other.score - one.score || one.id - other.id)
        .slice(0, foundMax)
        .flatMap(({ id, score }) => {
          const found = kept[id];
          return found ? [{ ...found, score, stems: stemsOf[id] ?? new Set<string>() }] : [];
        }),
  };
}

/** By characters and not by a locale, which may differ between machines. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
