import { moveAt, moveOf } from "./directions.ts";
import { comparedFigures, isBefore, isLoss } from "./figures.ts";
import { intensity, isEven, isNegation, isRelief, type Phrase, phraseAt, wordValue } from "./lexicon.ts";

/** How much good and bad a text says, each from 0; neither where it judges nothing. */
export interface Tone {
  readonly good: number;
  readonly bad: number;
}

const noTone: Tone = { good: 0, bad: 0 };

export function addTones(tones: readonly Tone[]): Tone {
  return tones.reduce((sum, { good, bad }) => ({ good: sum.good + good, bad: sum.bad + bad }), noTone);
}

/** Tone of English words; takes time in proportion to their number. */
export function toneOf(text: string): Tone {
  const tokens = tokensOf(text);
  const { values, isRead, isMoved } = phrasesAndMoves(tokens);
  let good = 0;
  let bad = 0;
  tokens.forEach((word, at) => {
    const value = isRead[at] === 1 ? (values[at] ?? 0) : valueAt(tokens, at, word);
    if (value > 0) good += value;
    else bad -= value;
    if (isRead[at] === 0 && isEven(word)) {
      good += evenValue;
      bad += evenValue;
    }
  });
  const figures = isMoved ? 0 : comparedFigures(tokens);
  return { good: good + Math.max(0, figures), bad: bad + Math.max(0, -figures) };
}

const evenValue = 0.75;

interface ToneReading {
  readonly values: Float64Array;
  /** 1 at words that have their value from here, and are not looked up one by one. */
  readonly isRead: Uint8Array;
  isMoved: boolean;
}

/** The values of what says more together than word by word. */
function phrasesAndMoves(tokens: readonly string[]): ToneReading {
  const read: ToneReading = {
    values: new Float64Array(tokens.length),
    isRead: new Uint8Array(tokens.length),
    isMoved: false,
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (read.isRead[at] === 1) continue;
    const phrase = phraseAt(tokens, at);
    if (phrase) {
      read.isRead.fill(1, at, at + phrase.words.length);
      read.values[at] = phraseValue(tokens, at, phrase);
    } else if (moveOf(tokens[at] ?? "") !== 0) readMove(tokens, at, read);
  }
  return read;
}

function readMove(tokens: readonly string[], at: number, read: ToneReading): void {
  const { value, thing } = moveAt(tokens, at);
  if (value === 0 && thing === undefined) return;
  read.isMoved = true;
  read.isRead[at] = 1;
  if (thing !== undefined) {
    read.isRead[thing] = 1;
    read.values[thing] = 0;
  }
  read.values[at] = value * negated(tokens, at);
}

/** A phrase of blame that negates something itself is not turned round by what stands before it. */
function phraseValue(tokens: readonly string[], at: number, { value, words }: Phrase): number {
  return value < 0 && words.some(isNegation) ? value : value * negated(tokens, at);
}

function valueAt(tokens: readonly string[], at: number, word: string): number {
  if (isBefore(tokens, at)) return isLoss(word) ? 3 : -3;
  if (isLoss(word)) return -2;
  if (word === "too" && isExcess(tokens, at)) return -1.5;
  const value = isOnlyASize(tokens, at) ? undefined : wordValue(word);
  if (value === undefined) return 0;
  // A negation that turns a judgement round is none itself; one of "won't open" is.
  if (isNegation(word) && tokens.slice(at + 1, at + 5).some((next) => wordValue(next) !== undefined))
    return 0;
  if (value < 0 && tokens.slice(Math.max(0, at - 3), at).some(isRelief)) return -value / 2;
  return turned(value, negated(tokens, at)) * intensity(tokens[at - 1] ?? "");
}

/** Value turned to the contrary, less strongly, as of what is negated; "not good" is bad still. */
function turned(value: number, by: number): number {
  if (by > 0 || Math.abs(value) < 1) return value * by;
  return -Math.sign(value) * Math.max(1, Math.abs(value * by));
}

/** A size of another thing, "for small rooms", or one that is compared, "smaller than a shoebox"; not "the room is small and dark". */
function isOnlyASize(tokens: readonly string[], at: number): boolean {
  const [, compared] = sizes.exec(tokens[at] ?? "") ?? [];
  if (compared === undefined) return false;
  const next = tokens[at + 1] ?? ".";
  return compared !== "" || tokens[at - 1] === "as" || (/^[a-z]/.test(next) && !behindAJudgement.has(next));
}

const sizes = /^(?:small|tiny|narrow|thin|tini(?=e)|thinn(?=e))(|er|est)$/;
/** Words that may follow a word that says how a thing is; before any other word it tells which thing is meant. */
const behindAJudgement = new Set(
  "and but or for to in on at with when if so yet that though compared".split(" "),
);

/** "too" before another word; not "me too". */
function isExcess(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? ",";
  return /^[a-z]/.test(next) && negated(tokens, at) === 1;
}

/** -0.7 behind a negation within three words of the same part of a sentence; else 1. */
function negated(tokens: readonly string[], at: number): number {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const word = tokens[index] ?? "";
    if (/^[,;():]$/.test(word) || word === "but") return 1;
    if (isNegation(word)) return isNoNegation(tokens, index) ? 1 : -0.7;
  }
  return 1;
}

/** "not only", "never been so", "less than". */
function isNoNegation(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? "";
  return next === "only" || next === "than" || (tokens[at] === "never" && next === "been");
}

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*|[,;:()%-]/g) ?? []
  );
}
