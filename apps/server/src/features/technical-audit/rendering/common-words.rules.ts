import { shownText } from "../facts/shown-text.rules.ts";
import { characterKind, letter, spaceless } from "../facts/text/words.rules.ts";

/** Most characters of a text; the readers of pages keep no more. */
const charactersMax = 100_000;
const sentencesMax = 5;
const sentenceCharactersMax = 200;
/** Shorter ones are labels that could stand on any page. */
const sentenceWordsMin = 4;
/** A sentence with more of its words on the other side was only moved there, or cut in another way. */
const knownShareMax = 0.7;

/** Share of the words of one text that another has too, each as often as there: from 0 to 1, and 1 for a text without words. */
export function commonShare(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) return 1;

  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const times = left.get(word) ?? 0;
    if (times === 0) continue;
    common += 1;
    left.set(word, times - 1);
  }
  return common / words.length;
}

/** The first sentences of a text that another does not have, at most five of 200 characters. */
export function lostSentences(text: string, others: readonly string[]): string[] {
  const known = new Set(others);
  const lost: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (lost.length === sentencesMax) break;

    const words = wordsOf(sentence);
    if (words.length < sentenceWordsMin) continue;
    const knownWords = words.filter((word) => known.has(word)).length;
    if (knownWords / words.length <= knownShareMax) lost.push(shownText(sentence, sentenceCharactersMax));
  }
  return [...new Set(lost)];
}

/** In lower case; of scripts that put no spaces between words, each character is one. */
export function wordsOf(text: string): string[] {
  const even = text.slice(0, charactersMax).toLowerCase();
  const words: string[] = [];
  let start = -1;
  for (let index = 0; index <= even.length; index += 1) {
    const kind = index < even.length ? characterKind(even.charCodeAt(index)) : undefined;
    if (kind === letter) {
      if (start === -1) start = index;
      continue;
    }
    if (start !== -1) words.push(even.slice(start, index));
    start = -1;
    if (kind === spaceless) words.push(even.charAt(index));
  }
  return words;
}

/** By lines, and by what ends a sentence. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, charactersMax)
    .split(/\n|(?<=[.!?…])\s|(?<=[。！？])/u)
    .map((sentence) => sentence.trim());
}
