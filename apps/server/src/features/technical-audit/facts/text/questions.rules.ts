import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { answeredShare, questionStems } from "./question-stems.rules.ts";
import type { TextBlock } from "./text-block.rules.ts";
import { wordCount } from "./words.rules.ts";

type Question = HtmlFacts["questions"][number];

const questionsMax = 50;
const wordsMin = 3;
const answerBlocksMax = 200;
const answerCharactersMax = 5_000;
const signsMax = 20;
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
  "do is are did was will can could should would kann when where que ou come como quando wo waar muss darf".split(
    " ",
  ),
);
/** In English these also begin clauses that ask nothing ("What the workshop knows"): the word behind them tells. */
const asking: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    what: "is are was were does do did can should to will makes make causes happens means if about kind type",
    who: "is are was were does do did can should will makes make owns needs",
    which: "is are was were of one ones kind type does do did should",
    how: "to is are was do does did can should will much many long often far big high old fast soon well good",
    why: "is are was were do does did can should will use buy not",
    whose: "is are",
    whom: "does do did should",
  }).map(([first, seconds]) => [first, new Set(seconds.split(" "))]),
);
/** Words behind which even those ask, with or without a mark. */
const askingWithoutMark: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    was: /^(?:ist|sind|kostet|kosten|bedeutet|bedeuten|heisst|macht|bringt|passiert|tun|hilft)$/,
    come: /(?:[aei]re|rre|rsi)$|^si$/,
    como: /(?:[aei]r|[aei]rse)$|^(?:se|funciona|fazer|puedo|posso|devo|debo)$/,
    que: /^(?:es|son|significa|hacer|sont)$/,
    can: /^(?:i|you|we|it|they|a|an|the|my|your)$/,
    could: /^(?:i|you|we|it|they|a|an|the|my|your)$/,
    should: /^(?:i|you|we|it|they|a|an|the|my|your)$/,
    would: /^(?:i|you|we|it|they|a|an|the|my|your)$/,
    kann: /^(?:ich|man|ein|eine|mein|meine|sie|der|die|das)$/,
    muss: /^(?:ich|man|ein|eine|mein|meine)$/,
    darf: /^(?:ich|man|ein|eine|mein|meine)$/,
    wo: /^(?:ist|sind|kann|finde|liegt|gibt|kauft)$/,
  }),
);
/** Words behind which none asks: who we are, when and where. */
const unasking = new Set(
  "wir sie du ihr man nous sommes we wij u je jij jullie noi siamo nosotros und oder et y e ou or and en".split(
    " ",
  ),
);
/** A heading that speaks of its own site names what stands below it: "How to reach us", "Perché scegliere noi". */
const ownWords = new Set(
  (
    "us our ours uns unser unsere unseren unserem unserer nous notre nos ons onze wij noi nostro nostra nostri nostre nosotros nosotras " +
    "nuestro nuestra nuestros nuestras nosso nossa nossos nossas here hier ici aqui"
  ).split(" "),
);
/** Behind "What is" and the like these tell of something that is not named: "What was decided". English participles are told by their end. */
const participles = new Set(
  "agreed new next done known shown made left told given taken said meant built found held sold included inside behind ahead being been planned used added coming going happening there".split(
    " ",
  ),
);
const asksOfNamed = new Set("is are was were".split(" "));
/** Words for what people do with a site, not what they do with its subject. */
const plainActs = new Set(
  "apply order register join donate book pay visit contribute subscribe participate".split(" "),
);
/** German clauses that ask nothing end with their verb: "Was beschlossen wurde". */
const germanFirst = new Set(
  "warum wie wer wem wen wann wo woher wohin wozu wofur womit weshalb wieso welche welcher welches was".split(
    " ",
  ),
);
const germanVerbs = new Set(
  "wurde wurden wird werden ist sind war waren hat haben kann konnen soll sollen sollte sollten muss mussen will wollen darf durfen".split(
    " ",
  ),
);
/** "1. What is tea", "Q: What is tea" */
const numbering =
  /^(?:(?:q|question|frage|pregunta|domanda|vraag|pergunta)\s?\d{0,3}\s?[.:)]|\d{1,3}(?:\.\d{1,3}){0,4}[.):]?\s)\s*/i;
/** "How-to guides" are a kind of text. */
const noun = /^how-to\b/i;
const mark = /[?？¿؟]/;

/** The headings of a main text that ask something, and what the block that follows has to say. */
export function questionsOf(main: readonly TextBlock[]): Question[] {
  const questions: Question[] = [];
  for (const [index, { level, text, line }] of main.entries()) {
    if (level === undefined || !isQuestion(text)) continue;
    if (questions.length === questionsMax) break;

    const answer = answerBelow(main, index);
    const stems = questionStems(text.replace(numbering, ""));
    questions.push({
      line,
      text,
      answerWords: wordCount(answer),
      stemShare: Math.round(100 * answeredShare(stems, answer)) / 100,
    });
  }
  return questions;
}

/** The paragraph, list or table below a heading; a line that ends with a colon goes on with what follows it. */
function answerBelow(main: readonly TextBlock[], index: number): string {
  let answer = "";
  let part: number | null = null;
  const end = Math.min(main.length, index + 1 + answerBlocksMax);
  for (let at = index + 1; at < end && main[at]?.level === undefined; at += 1) {
    const block = main[at];
    if (!block || (answer !== "" && !goesOn(answer, block.part === part))) break;
    const said = block.text || block.hidden;
    // Before it may stand signs that only open and close what is folded.
    if (answer === "" && said.length < signsMax && wordCount(said) === 0) continue;
    // In a list that also holds the heading, an entry stands for itself.
    part = block.part === main[index]?.part ? null : block.part;
    answer = answer === "" ? said : `${answer} ${said}`;
  }
  return answer;
}

function goesOn(answer: string, isSamePart: boolean): boolean {
  return (
    answer.length <= answerCharactersMax && (isSamePart || answer.endsWith(":") || answer.endsWith("："))
  );
}

/** By its mark, or by how it begins: many headings that ask leave the mark away. */
export function isQuestion(heading: string): boolean {
  if (mark.test(heading)) return true;
  if (noun.test(heading)) return false;
  const words = heading
    .replace(numbering, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = "", second = ""] = words;
  if (words.length < wordsMin) return false;
  if (first === "qu" && second === "est") return true;
  if (first === "o" && second === "que" && words[2] === "e") return true;
  if (!firstWords.has(first) || unasking.has(second) || isName(words)) return false;
  if (needsMark.has(first)) return askingWithoutMark.get(first)?.test(second) ?? false;
  return asking.get(first)?.has(second) ?? true;
}

/** Whether a heading that begins like a question names what stands below it. */
function isName(words: readonly string[]): boolean {
  const [first = "", second = "", third = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.slice(1).some((word) => ownWords.has(word)) || /[^s]mos$|iamo$/.test(second)) return true;
  if (germanFirst.has(first) && germanVerbs.has(last) && !germanVerbs.has(second)) return true;
  if (first === "how" && second === "to") return words.length === wordsMin && plainActs.has(third);
  if (first === "what" && second === "to") return true;
  if (first === "what" && second === "happens") return /^(?:next|now|then|after|afterwards)$/.test(last);
  return asksOfNamed.has(second) && /^(?:what|who|which)$/.test(first) && isParticiple(third);
}

function isParticiple(word: string): boolean {
  return participles.has(word) || /\p{L}{3}[^e]ed$/u.test(word);
}
