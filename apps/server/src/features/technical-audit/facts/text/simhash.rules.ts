import { bitCounts } from "./bit-counts.rules.ts";
import { characterKind, joiner, letter, spaceless } from "./words.rules.ts";

const shingleWords = 3;
const none = "0".repeat(16);

/** Takes a text piece by piece; between two pieces a word ends. */
export interface Simhasher {
  /** Gives back how many words the text has, as `wordCount()` counts them. */
  add(text: string): number;
  digest(): string;
}

/**
 * Simhash of a text: 64 bits, as 16 hexadecimal digits, that differ in few places from those of a text with almost the same runs of three
 * words. Case, spaces and punctuation do not count. Of a text without words it is all zeros.
 */
export function simhash(text: string): string {
  const hasher = simhasher();
  hasher.add(text);
  return hasher.digest();
}

export function simhasher(): Simhasher {
  const [low, high] = [bitCounts(), bitCounts()];
  let words = 0;
  // Hashes of the two words before.
  let before = 0;
  let first = 0;
  const addWord = (word: number): void => {
    words += 1;
    if (words >= shingleWords) {
      const shingle = mixed(first ^ Math.imul(before, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b));
      low.add(shingle);
      // The other half needs bits of its own, or both would be the same in other words.
      high.add(mixed(shingle + Math.imul(word ^ (before >>> 7) ^ (first << 9), 0xc2b2ae35)));
    }
    first = before;
    before = word;
  };
  return {
    add: (text) => eachHash(text, addWord),
    digest: () => {
      if (words === 0) return none;
      // What is too short for a shingle is one.
      while (words < shingleWords) addWord(0);
      const shingles = words - shingleWords + 1;
      return hexadecimal(high.majority(shingles)) + hexadecimal(low.majority(shingles));
    },
  };
}

/** Tells of a number for each word, and gives back how many words there are as people count them. */
function eachHash(text: string, tell: (word: number) => void): number {
  const folded = text.toLowerCase();
  let [word, counted, halves] = [0, 0, 0];
  let isInWord = false;
  for (let index = 0; index < folded.length; index += 1) {
    const code = folded.charCodeAt(index);
    const kind = characterKind(code);
    if (kind === letter || kind === spaceless) word = Math.imul(word ^ code, 0x01000193) + 1;
    if (kind === letter) {
      counted += isInWord ? 0 : 1;
      isInWord = true;
      continue;
    }
    halves += kind === spaceless ? 1 : halves & 1;
    isInWord &&= kind === joiner;
    if (word !== 0) tell(word);
    word = 0;
  }
  if (word !== 0) tell(word);
  return counted + ((halves + 1) >> 1);
}

/** In how many of the 64 bits two hashes differ; 64 where one of them is none. */
export function hammingDistance(one: string, other: string): number {
  if (one.length !== 16 || other.length !== 16) return 64;
  let distance = 0;
  for (const from of [0, 8]) {
    const [a, b] = [half(one, from), half(other, from)];
    distance += Number.isNaN(a + b) ? 32 : bitsOf(a ^ b);
  }
  return distance;
}

function half(hash: string, from: number): number {
  return Number.parseInt(hash.slice(from, from + 8), 16);
}

function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

/** How many of the 32 bits of a number are set. */
export function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function hexadecimal(bits: number): string {
  return bits.toString(16).padStart(8, "0");
}
