import { stems } from "@citelens/words";
import type { IndexedPage } from "./search-index.rules.ts";

/**
 * Weight of a word: in the page's title, the passage's heading, its text, what other pages call the page and its title does not, and the
 * page's first words, which say what it is about.
 */
const boost = { title: 2, heading: 1.5, text: 1, called: 1, lead: 0.3 };
/** First passages of the page's text. */
const leadPassages = 2;
const leadWords = 40;

export const fieldBoosts: readonly number[] = Object.values(boost);

/** The stems of each field of a passage, in the order of the boosts. */
export type PassageFields = readonly (readonly string[])[];

/** For each passage of a page, which others call by these names. */
export function passageFields(page: IndexedPage, names: readonly string[]): PassageFields[] {
  const title = stems(page.title, page.language);
  const inTitle = new Set(title);
  const called = [...new Set(stems(names.join(" "), page.language))].filter((stem) => !inTitle.has(stem));
  const lead = leadOf(page);
  return page.passages.map(({ heading, text }) => [
    title,
    stems(heading, page.language),
    stems(text, page.language),
    called,
    lead,
  ]);
}

/** The different stems of a passage that tell how rare they are: its title's, its heading's and its own. */
export function tellingStems([title = [], heading = [], text = []]: PassageFields): ReadonlySet<string> {
  return new Set([...title, ...heading, ...text]);
}

function leadOf({ passages, language }: IndexedPage): readonly string[] {
  const texts = passages.slice(0, leadPassages).map(({ text }) => text);
  const words = texts.join(" ").split(/\s+/).slice(0, leadWords);
  return stems(words.join(" "), language);
}
