import { characterKind, letter, spaceless } from "./words.rules.ts";

/** Enough planes to count the shingles of any text that is kept. */
const planes = 20;
const none = "0".repeat(16);

/**
 * What a text is near to: 64 bits, as 16 hexadecimal digits, that differ in few places from those of a text with almost the same
 * runs of three words. Case, spaces and punctuation do not count. Of a text without words it is all zeros.
 */
export function simhash(text: string): string {
  const [low, high] = [newCounts(), newCounts()];
  // Two independent halves of each word's hash, and those of the two words before.
  let [a, b, beforeA, beforeB, firstA, firstB] = [0, 0, 0, 0, 0, 0];
  let words = 0;
  const folded = text.toLowerCase();
  const endWord = (): void => {
    words += 1;
    const shingleA = mixed(firstA ^ Math.imul(beforeA, 0x9e3779b1) ^ Math.imul(a, 0x85ebca6b));
    const shingleB = mixed(firstB ^ Math.imul(beforeB, 0xc2b2ae35) ^ Math.imul(b, 0x27d4eb2f));
    if (words >= 3) {
      count(low, shingleA);
      count(high, shingleB);
    }
    [firstA, firstB, beforeA, beforeB] = [beforeA, beforeB, a, b];
    [a, b] = [0, 0];
  };

  for (let index = 0; index < folded.length; index += 1) {
    const code = folded.charCodeAt(index);
    const kind = characterKind(code);
    if (kind === letter || kind === spaceless) {
      a = Math.imul(a ^ code, 0x01000193) + 1;
      b = Math.imul(b + code, 0x5bd1e995) ^ (b >>> 15);
    }
    if (kind !== letter && (a !== 0 || b !== 0)) endWord();
  }
  if (a !== 0 || b !== 0) endWord();
  if (words === 0) return none;
  if (words < 3) {
    // Too short for a shingle: what is there is one.
    endWord();
    if (words < 3) endWord();
  }
  return hexadecimal(majority(high, words - 2)) + hexadecimal(majority(low, words - 2));
}

/** In how many of the 64 bits two hashes differ; 64 where one of them is none. */
export function hammingDistance(one: string, other: string): number {
  let distance = 0;
  for (const from of [0, 8]) {
    const difference =
      Number.parseInt(one.slice(from, from + 8), 16) ^ Number.parseInt(other.slice(from, from + 8), 16);
    distance += bitsOf(difference);
  }
  return one.length === 16 && other.length === 16 ? distance : 64;
}

/** How often each of 32 bits was set, written in columns: plane n holds the bits of value 2^n of all 32 counts. */
function newCounts(): Int32Array {
  return new Int32Array(planes);
}

/** Adds a one to the count of every bit that is set, for all 32 at once: the carry seldom goes far. */
function count(counts: Int32Array, bits: number): void {
  let carry = bits;
  for (let plane = 0; plane < planes && carry !== 0; plane += 1) {
    const sum = counts[plane] ?? 0;
    counts[plane] = sum ^ carry;
    carry = sum & carry;
  }
}

/** The bits that were set in more than half of all. */
function majority(counts: Int32Array, all: number): number {
  let bits = 0;
  for (let bit = 0; bit < 32; bit += 1) {
    let times = 0;
    for (let plane = 0; plane < planes; plane += 1)
      times += (((counts[plane] ?? 0) >>> bit) & 1) * 2 ** plane;
    if (times * 2 > all) bits |= 1 << bit;
  }
  return bits >>> 0;
}

function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

function bitsOf(number: number): number {
  let [bits, rest] = [0, number];
  while (rest !== 0) {
    rest &= rest - 1;
    bits += 1;
  }
  return bits;
}

function hexadecimal(bits: number): string {
  return bits.toString(16).padStart(8, "0");
}
