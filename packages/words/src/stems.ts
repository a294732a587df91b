import { languageWords } from "./language-words.ts";

const stemCharactersMin = 3;
const words = /[\p{L}\p{N}\p{M}]+/gu;
const spaceless =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Letters that are letters of their own to Unicode, and the same word to anyone who types without them. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/**
 * Stems that a text can be found by, in its order: words without marks, case and endings, and without those that say nothing. Of scripts
 * that put no spaces between words, every two characters that stand together.
 */
export function stems(text: string, language: string): readonly string[] {
  if (text.length > keptCharactersMax) return stemsOf(text, language);
  const key = `${language} ${text}`;
  const known = kept.get(key) ?? stemsOf(text, language);
  if (kept.size >= keptMax) kept.clear();
  kept.set(key, known);
  return known;
}

/** The sentences and titles that are asked about are the same ones again and again. */
const kept = new Map<string, readonly string[]>();
const keptMax = 20_000;
const keptCharactersMax = 1_000;

function stemsOf(text: string, language: string): string[] {
  const known = languageWords.get(language.slice(0, 2).toLowerCase());
  return wordsOf(text).flatMap((word) => {
    if (spaceless.test(word)) return pairs(word);
    if (known?.stopWords.has(word)) return [];
    return [known ? withoutEnding(word, known.endings) : word];
  });
}

/** How long a text is in words, where two characters of a script without spaces make one. */
export function wordCount(text: string): number {
  const found = text.match(words) ?? [];
  return found.reduce((sum, word) => sum + (spaceless.test(word) ? Math.ceil(word.length / 2) : 1), 0);
}

function wordsOf(text: string): string[] {
  return (folded(text).match(words) ?? []).filter(
    (word) => word.length > 1 || /\p{N}/u.test(word) || spaceless.test(word),
  );
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđ]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFC");
}

function withoutEnding(word: string, endings: readonly string[]): string {
  if (/\p{N}/u.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= stemCharactersMin);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return /([^aeiouls])\1$/.test(stem) && stem.length > stemCharactersMin ? stem.slice(0, -1) : stem;
}

function pairs(word: string): string[] {
  const characters = [...word];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
