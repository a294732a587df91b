import { firstIndex } from "../halving.ts";
import type { Occurrence } from "../mentions.ts";

/** A sentence that names a brand, as it is looked at: in small letters without accents and markup, the brand "§", others "¤". */
export interface NamingSentence {
  readonly words: string;
  readonly start: number;
  /** Where it ends in the text. */
  readonly end: number;
}

/** The sentence, line or row around an occurrence. */
export function sentenceAt(
  source: string,
  occurrence: Occurrence,
  occurrences: readonly Occurrence[],
): NamingSentence {
  const start = startOf(source, occurrence.start);
  const end = endOf(source, occurrence.end);
  return { words: wordsOf(source, { start, end }, { occurrences, brandId: occurrence.brandId }), start, end };
}

/** The sentence before, or "" where none is. */
export function sentenceBefore(
  source: string,
  start: number,
  named: { readonly occurrences: readonly Occurrence[]; readonly brandId: string },
): string {
  const end = start - (/\s*$/.exec(source.slice(Math.max(0, start - blanksMax), start))?.[0].length ?? 0);
  return end > 0 ? wordsOf(source, { start: startOf(source, end), end }, named) : "";
}

/** The next sentences of the same paragraph or the paragraph after, each by itself. */
export function sentencesBehind(
  source: string,
  start: number,
  named: { readonly occurrences: readonly Occurrence[]; readonly brandId: string },
): string[] {
  const found: string[] = [];
  let from = start;
  while (found.length < followingMax && from < source.length) {
    const blanks = /^[\s.!?"”»*_]*/.exec(source.slice(from, from + blanksMax))?.[0].length ?? 0;
    const end = endOf(source, from + blanks);
    const words = wordsOf(source, { start: from + blanks, end }, named);
    if (words !== "") found.push(words);
    from = Math.max(end, from + 1);
  }
  return found;
}

const followingMax = 2;
const blanksMax = 40;
/** So far to either side is looked: longer than any sentence that denies. */
const reach = 300;

function startOf(source: string, at: number): number {
  const before = source.slice(Math.max(0, at - reach), at);
  const cuts = [...before.matchAll(/(?<!\b(?:\p{L}|dr|mr|st|inc|no|nr|z|b))[.!?。]["”»*_)]*\s|\n/giu)];
  const last = cuts.at(-1);
  return last ? at - before.length + last.index + last[0].length : at - before.length;
}

function endOf(source: string, at: number): number {
  const behind = source.slice(at, at + reach);
  const stop = /(?<!\b(?:\p{L}|dr|mr|st|inc|z|b))[.!?。](?=["”»*_)\]]*(?:\s|$))|\n/iu.exec(behind);
  return stop ? at + stop.index + 1 : at + behind.length;
}

function wordsOf(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  { occurrences, brandId }: { readonly occurrences: readonly Occurrence[]; readonly brandId: string },
): string {
  let written = "";
  let from = start;
  for (let next = firstIndex(occurrences, (one) => one.end > start); next < occurrences.length; next++) {
    const one = occurrences[next];
    if (!one || one.start >= end) break;
    written += `${source.slice(from, Math.max(from, one.start))}${one.brandId === brandId ? "§" : "¤"}`;
    from = one.end;
  }
  return plain(written + source.slice(from, Math.max(from, end)));
}

function plain(written: string): string {
  return written
    .replace(/\]\([^)]{0,300}\)|\[\^?\d{1,3}\^?\]/g, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[’‘´`]/g, "'")
    .replace(/["“”„«»*_~[\]#>]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;.!?])/g, "")
    .replace(/^[\s•–—-]*(?:\d{1,3}[.)] )?/, "")
    .trim();
}
