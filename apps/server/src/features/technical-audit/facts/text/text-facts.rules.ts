import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { factCount } from "./fact-count.rules.ts";
import { questionsOf } from "./questions.rules.ts";
import { simhasher } from "./simhash.rules.ts";
import { mainBlocks, type TextBlock } from "./text-block.rules.ts";
import { wordCount } from "./words.rules.ts";

type TextFacts = Pick<
  HtmlFacts,
  | "headings"
  | "mainWords"
  | "hiddenWords"
  | "nosnippetWords"
  | "lead"
  | "simhash"
  | "questions"
  | "longSections"
  | "longSectionWords"
  | "factCount"
>;

const headingsMax = 200;
const leadCharactersMax = 300;
/** Shorter lines at the start are dates, names and marks, and no lead. */
const leadLineCharactersMin = 40;
const sectionWordsMax = 300;
const longSectionsMax = 5;

/** Facts of a page's main text; hidden words are no part of the main words, those without a snippet are. */
export function textFacts(blocks: readonly TextBlock[]): TextFacts {
  const main = mainBlocks(blocks);
  const hasher = simhasher();
  const words = main.map(({ text }) => hasher.add(text));
  const long = sectionsOf(main, words).filter(({ words }) => words > sectionWordsMax);
  return {
    headings: blocks
      .flatMap(({ level, line, text }) => (level === undefined || text === "" ? [] : [{ line, level, text }]))
      .slice(0, headingsMax),
    mainWords: words.reduce((sum, one) => sum + one, 0),
    hiddenWords: main.reduce((sum, { hidden }) => sum + (hidden === "" ? 0 : wordCount(hidden)), 0),
    nosnippetWords: main.reduce((sum, { nosnippetWords }) => sum + nosnippetWords, 0),
    lead: leadOf(main),
    simhash: hasher.digest(),
    questions: questionsOf(main),
    longSections: long.toSorted((one, other) => other.words - one.words).slice(0, longSectionsMax),
    longSectionWords: long.reduce((sum, { words }) => sum + words, 0),
    factCount: main.reduce((sum, { text }) => sum + factCount(text), 0),
  };
}

interface Section {
  readonly line: number;
  readonly heading: string;
  words: number;
}

/** Sections between one heading and the next; what comes before the first one is a section without a heading. */
function sectionsOf(blocks: readonly TextBlock[], words: readonly number[]): Section[] {
  const sections: Section[] = [];
  for (const [index, { level, line, text }] of blocks.entries()) {
    const last = sections.at(-1);
    const own = words[index] ?? 0;
    if (level !== undefined) sections.push({ line, heading: text, words: 0 });
    else if (last) last.words += own;
    else sections.push({ line, heading: "", words: own });
  }
  return sections;
}

function leadOf(main: readonly TextBlock[]): string {
  const lines = main.filter(({ level, text }) => level === undefined && text !== "").map(({ text }) => text);
  const first = lines.findIndex((text) => text.length >= leadLineCharactersMin);
  let lead = "";
  for (const text of lines.slice(Math.max(0, first))) {
    if (lead.length >= leadCharactersMax) break;
    lead += lead === "" ? text : ` ${text}`;
  }
  return lead.slice(0, leadCharactersMax).toWellFormed().trimEnd();
}
