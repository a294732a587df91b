import type { ClaimKind } from "@citelens/contract/content/optimization-words";

/** Something in a sentence that can be looked for elsewhere. */
export interface Value {
  readonly kind: ClaimKind;
  /** As it is written. */
  readonly text: string;
  /** Where it stands in the sentence. */
  readonly start: number;
  readonly end: number;
  /** Where the words behind it end that narrow it, as in "8 hours a day". */
  readonly reach?: number;
  /** All that it may be, normalised ("1500|g", "d:2024-05-03"): two values are the same when they share a key. */
  readonly keys: readonly string[];
  /** Keys that it says as well, and more exactly: a date is evidence for its year. */
  readonly alsoKeys: readonly string[];
  /** Measure that it can be held against: values of one measure with different keys say different things ("g", "date"). */
  readonly measure: string;
  /** Marks that narrow it, by class: { per: "month" }, { bound: "max" }. Two marks of a class that differ are a difference. */
  readonly marks: Readonly<Record<string, string>>;
  /** Whether it counts as evidence and makes no claim: "five reasons", "step 3", "one". */
  readonly isWeak: boolean;
}

/** A sentence of which some is read: what was read is blank in `rest`, whose length stays the same. */
export interface SentenceReading {
  readonly values: readonly Value[];
  readonly rest: string;
}

export type UnplacedValue = Omit<Value, "text" | "start" | "end">;
export type PatternReader = readonly [RegExp, (found: RegExpExecArray) => UnplacedValue | undefined];

export const noMarks: Readonly<Record<string, string>> = {};

export function plainValue(kind: ClaimKind, key: string, measure: string = kind): UnplacedValue {
  return { kind, keys: [key], alsoKeys: [], measure, marks: noMarks, isWeak: false };
}

const times = new Set(["s", "workday", "month"]);

/** Family that values of a measure can be held against, also where nothing exact turns one into the other. */
export function familyOf(measure: string): string {
  return times.has(measure) ? "duration" : measure;
}

export function withoutSpan(text: string, start: number, end: number): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

/** Reads one pattern after the other, each in what those before it have left. */
export function readEach(text: string, readers: readonly PatternReader[]): SentenceReading {
  const values: Value[] = [];
  let rest = text;
  for (const [pattern, read] of readers) {
    const reading = readAll(rest, pattern, read);
    values.push(...reading.values);
    rest = reading.rest;
  }
  return { values, rest };
}

/** Reads all places of a pattern; `read` may decline one. */
export function readAll(rest: string, ...[pattern, read]: PatternReader): SentenceReading {
  const values: Value[] = [];
  let left = rest;
  for (const found of rest.matchAll(pattern)) {
    const value = read(found);
    if (!value) continue;
    const start = found.index;
    const end = start + found[0].length;
    values.push({ ...value, text: found[0].trim(), start, end });
    left = withoutSpan(left, start, end);
  }
  return { values, rest: left };
}
