import { languageWords, stems, wordCount } from "@citelens/words";
import { plainStems } from "../language/plain-words.rules.ts";
import type { Passage } from "../store/passages.rules.ts";

/** A word that stands too often in a text. */
export interface StuffedTerm {
  /** The word as the text has it most often. */
  readonly term: string;
  readonly times: number;
  /** Share of all words, in all its forms: from 0 to 1. */
  readonly share: number;
}

interface Text {
  readonly title: string;
  readonly language: string;
  readonly passages: readonly Passage[];
}

const shareMax = 0.03;
/** A shorter text is judged as if it had so many: in a few sentences, what they are about makes more than that share. */
const wordsMin = 200;
/** Where it is not known which words of a language say nothing, shorter ones are taken for such. */
const unknownLettersMin = 5;

/** The content word that makes more than 3 % of a text with its title and headings; of several the most frequent one. */
export function stuffingOf({ title, language, passages }: Text): StuffedTerm | null {
  const headings = passages.flatMap(({ heading }, at) =>
    heading === passages[at - 1]?.heading ? [] : [heading],
  );
  const lines = [title, ...headings, ...passages.map(({ text }) => text)];
  const words = lines.reduce((sum, line) => sum + wordCount(line), 0);
  const [most] = termsIn(lines, language).toSorted((one, other) => other.times - one.times);
  if (!most || most.times <= shareMax * Math.max(words, wordsMin)) return null;
  return { ...most, share: most.times / words };
}

function termsIn(lines: readonly string[], language: string): Omit<StuffedTerm, "share">[] {
  const words =
    lines
      .join("\n")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const terms = words.flatMap((word) =>
    stems(word, language)
      .filter((stem) => isContent(stem, language))
      .map((stem) => ({ stem, form: pairs.test(stem) ? stem : word })),
  );
  return [...Map.groupBy(terms, ({ stem }) => stem).values()].map((ofStem) => ({
    term: mostFrequent(ofStem.map(({ form }) => form)),
    times: ofStem.length,
  }));
}

/** Pattern of scripts without spaces, of which every two characters are a stem, and most of those of letters say nothing. */
const pairs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const telling = /^[\p{sc=Han}\p{sc=Katakana}]+$/u;

function isContent(stem: string, language: string): boolean {
  if (pairs.test(stem)) return telling.test(stem);
  if (/^\p{N}+$/u.test(stem) || plainStems(language).has(stem)) return false;
  return languageWords.has(language.slice(0, 2).toLowerCase()) || stem.length >= unknownLettersMin;
}

function mostFrequent(words: readonly string[]): string {
  const often = [...Map.groupBy(words, (word) => word).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return often[0]?.[0] ?? "";
}
