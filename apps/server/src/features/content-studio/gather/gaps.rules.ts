import type { Gap } from "@citelens/contract/content/optimization-fields";
import type { GapKind } from "@citelens/contract/content/studio-words";
import { sentencesOf, stems } from "@citelens/words";
import { valuesIn } from "../claims/values/values-in.rules.ts";
import { isDefinition } from "../score/fact-count.rules.ts";
import { type AskedQuestion, mergedQuestions } from "./same-question.rules.ts";

export interface SourcePassage {
  readonly source_id: string;
  readonly url: string;
  readonly heading: string;
  readonly text: string;
}

/** Facts that the own page is held against. */
export interface GapsOf {
  /** The queries that the page should be cited for. */
  readonly queries: readonly string[];
  /** ISO 639, two small letters. */
  readonly language: string;
  /** Searches of assistants before they answered them, and how many answers did. */
  readonly searches: readonly { readonly text: string; readonly answers: number }[];
  readonly sources: readonly SourcePassage[];
  /** Passages of the own page, each with its heading. */
  readonly own: readonly { readonly heading: string; readonly text: string }[];
  /** How much of a question a text holds, from 0 to 1. */
  coverage(question: string, passage: string): number;
}

const answeredFrom = 0.5;
const questionsMax = 20;
const quotesMax = 2;
const stemsMin = 2;

/**
 * Gaps of the own page: questions that assistants search for and that cited pages answer, and kinds of facts that cited pages have. The
 * most searched first; none that the own page answers, and none that no cited page answers and nobody searched for.
 */
export function gapsOf(of: GapsOf): Gap[] {
  const questions = mergedQuestions(
    [...of.queries.map((text) => ({ text, answers: 0 })), ...of.searches, ...headingsOf(of)],
    of.language,
  );
  const asked = questions
    .filter(({ text }) => new Set(stems(text, of.language)).size >= stemsMin)
    .flatMap((question) => questionGap(of, question))
    .toSorted((one, other) => other.searches - one.searches || (one.text < other.text ? -1 : 1))
    .slice(0, questionsMax);
  return [...asked, ...factGaps(of)].map((gap, at) => ({ id: `g${at + 1}`, ...gap }));
}

/** Pattern of the number of an item of a ranking: that asks nothing. */
const numbered = /^\(?\d{1,3}[.):]\s/;

/** Headings of cited pages, as far as they are about one of the queries. */
function headingsOf({ sources, queries, language }: GapsOf): { text: string; answers: number }[] {
  const about = new Set(queries.flatMap((query) => stems(query, language)));
  const headings = new Set(sources.map(({ heading }) => heading.trim()).filter((heading) => heading !== ""));
  return [...headings]
    .filter((heading) => !numbered.test(heading) && stems(heading, language).some((stem) => about.has(stem)))
    .map((text) => ({ text, answers: 0 }));
}

function questionGap(of: GapsOf, { text, answers }: AskedQuestion): Omit<Gap, "id">[] {
  const held = Math.max(0, ...of.own.map((own) => of.coverage(text, `${own.heading}\n${own.text}`)));
  if (held >= answeredFrom) return [];
  const quotes = of.sources
    .map((passage) => ({ passage, holds: of.coverage(text, `${passage.heading}\n${passage.text}`) }))
    .filter(({ holds }) => holds >= answeredFrom)
    .toSorted((one, other) => other.holds - one.holds)
    .slice(0, quotesMax)
    .map(({ passage }) => passage);
  if (quotes.length === 0 && answers === 0) return [];
  return [{ kind: "QUESTION", text, held: Math.round(10_000 * held) / 100, quotes, searches: answers }];
}

const factKinds: readonly (readonly [kind: GapKind, says: string])[] = [
  ["PRICES", "Cited pages name prices, this page does not."],
  ["NUMBERS", "Cited pages give figures with units, this page does not."],
  ["DEFINITIONS", "Cited pages say in a sentence what the thing is, this page does not."],
  ["TABLE", "Cited pages compare in a table, this page does not."],
  ["DATES", "Cited pages say of when they are, this page does not."],
];

function factGaps({ own, sources, language }: GapsOf): Omit<Gap, "id">[] {
  const has = (kind: GapKind, text: string): boolean => factsIn(text, language).has(kind);
  return factKinds.flatMap(([kind, text]) => {
    if (own.some((passage) => has(kind, passage.text))) return [];
    const quotes = sources.filter((passage) => has(kind, passage.text));
    if (new Set(quotes.map(({ source_id }) => source_id)).size === 0) return [];
    return [{ kind, text, held: null, quotes: quotes.slice(0, quotesMax), searches: 0 }];
  });
}

/** A row of a table, as the local index keeps it: cells with a dash between them. */
const row = /^[^\n]{1,80} – [^\n]{1,200}$/gm;
const rowsMin = 3;

/** Kinds of facts that a passage has. */
function factsIn(text: string, language: string): ReadonlySet<GapKind> {
  const found = new Set<GapKind>();
  for (const { kind, measure, isWeak } of valuesIn(text, language)) {
    if (isWeak) continue;
    if (kind === "price") found.add("PRICES");
    if (kind === "date") found.add("DATES");
    if (kind === "number" && measure !== "") found.add("NUMBERS");
  }
  if (sentencesOf(text, language).some((sentence) => isDefinition(sentence))) found.add("DEFINITIONS");
  if ((text.match(row) ?? []).length >= rowsMin) found.add("TABLE");
  return found;
}
