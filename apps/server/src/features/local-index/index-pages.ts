import { fieldScores } from "./field-scores.rules.ts";
import { stems } from "./language/stems.rules.ts";
import { namesByLinks } from "./page-names.rules.ts";
import type { Found, IndexedPage, SearchIndex } from "./search-index.rules.ts";

/** An index of passages by BM25+. The same pages make the same index, in whatever order they come. */
export function indexPages(pages: readonly IndexedPage[]): SearchIndex {
  const builder = indexBuilder(namesByLinks(pages));
  for (const page of inOrder(pages)) builder.add(page);
  return builder.done();
}

/** What makes an index, page by page: for anyone who has other things to do in between. */
export interface IndexBuilder {
  add(page: IndexedPage): void;
  done(): SearchIndex;
}

/**
 * What a word counts for: in the page's title, the passage's heading, its text, what other pages call the page and its title does not, and
 * the page's first words, which say what it is about.
 */
const boost = { title: 2, heading: 1.5, text: 1, called: 1, lead: 0.3 };
/** Of the page's text. */
const leadPassages = 2;
const leadWords = 40;

/** The order in which pages are to be added. */
export function inOrder(pages: readonly IndexedPage[]): IndexedPage[] {
  return pages.toSorted((one, other) => compared(one.url, other.url));
}

export function indexBuilder(namesOf: (url: string) => readonly string[]): IndexBuilder {
  const scores = fieldScores(Object.values(boost));
  const kept: Omit<Found, "score">[] = [];
  const firstOf = new Map<IndexedPage, number>();
  const passagesWith = new Map<string, number>();

  return {
    add: (page) => {
      firstOf.set(page, kept.length);
      const title = stems(page.title, page.language);
      const inTitle = new Set(title);
      const names = stems(namesOf(page.url).join(" "), page.language);
      const called = [...new Set(names)].filter((stem) => !inTitle.has(stem));
      const lead = leadOf(page);
      page.passages.forEach((passage, at) => {
        const heading = stems(passage.heading, page.language);
        const text = stems(passage.text, page.language);
        for (const stem of new Set([...title, ...heading, ...text])) {
          passagesWith.set(stem, (passagesWith.get(stem) ?? 0) + 1);
        }
        scores.add([title, heading, text, called, lead]);
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
        scores.search(query, foundMax).flatMap(({ at, score, stems }) => {
          const found = kept[at];
          return found ? [{ ...found, score, stems }] : [];
        }),
    }),
  };
}

function leadOf({ passages, language }: IndexedPage): readonly string[] {
  const texts = passages.slice(0, leadPassages).map(({ text }) => text);
  const words = texts.join(" ").split(/\s+/).slice(0, leadWords);
  return stems(words.join(" "), language);
}

/** By characters and not by a locale, which may differ between machines. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
