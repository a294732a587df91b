import type { HtmlFacts } from "../page-facts.rules.ts";
import { wordCount } from "../words.rules.ts";
import { answeredShare, questionStems } from "./question-stems.rules.ts";
import type { TextBlock } from "./text-block.rules.ts";

type Question = HtmlFacts["questions"][number];

const questionsMax = 50;
const wordsMin = 3;
/** Words with which questions begin in English, German, French, Spanish, Italian, Dutch and Portuguese, without accents. */
const firstWords = new Set(
  (
    "what why how who whom whose when where which can could do does did is are should will would " +
    "was warum wie wer wem wen wessen wann wo woher wohin wozu wofur womit weshalb wieso welche welcher welches welchen kann konnen muss darf " +
    "que quoi quel quelle quels quelles pourquoi comment qui quand ou combien " +
    "como quien quienes cuando donde cual cuales cuanto cuanta cuantos cuantas " +
    "cosa perche come chi quando dove quale quali quanto quanta quanti quante " +
    "wat waarom hoe wie wanneer waar welke hoeveel " +
    "quem onde qual quais quantos quantas"
  ).split(" "),
);
/** With these also statements begin, so that only a mark makes a question of them. */
const needsMark = new Set(
  "do is are did was will can when where que ou come como quando wo waar muss darf".split(" "),
);
/** In English these also begin clauses that ask nothing ("What the workshop knows"): the word behind them tells. */
const asking: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    what: "is are was were does do did can should to will makes make causes happens means if about kind type",
    who: "is are was were does do did can should will makes make owns needs",
    which: "is are was were of one ones kind type does do did should",
    how: "to is are was do does did can should will much many long often far big high old fast soon well good",
    why: "is are was were do does did can should will choose use buy not",
    whose: "is are",
    whom: "does do did should",
  }).map(([first, seconds]) => [first, new Set(seconds.split(" "))]),
);
const mark = /[?？¿؟]/;

/** The headings of a main text that ask something, and what the block that follows has to say. */
export function questionsOf(main: readonly TextBlock[]): Question[] {
  const questions: Question[] = [];
  for (const [index, { level, text, line }] of main.entries()) {
    if (level === undefined || !isQuestion(text)) continue;
    if (questions.length === questionsMax) break;

    const next = main[index + 1];
    const answer = next === undefined || next.level !== undefined ? "" : next.text || next.hidden;
    const stems = questionStems(text);
    questions.push({
      line,
      text,
      answerWords: wordCount(answer),
      stemShare: Math.round(100 * answeredShare(stems, answer)) / 100,
    });
  }
  return questions;
}

/** By its mark, or by how it begins: many headings that ask leave the mark away. */
export function isQuestion(heading: string): boolean {
  if (mark.test(heading)) return true;
  const words = heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = "", second = ""] = words;
  if (words.length < wordsMin || !firstWords.has(first) || needsMark.has(first)) return false;
  return asking.get(first)?.has(second) ?? true;
}
