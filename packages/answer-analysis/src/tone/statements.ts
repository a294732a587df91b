import type { Occurrence } from "../mentions.ts";
import { type Part, partsOf, type Sentence } from "./parts.ts";
import { type Tone, toneOf } from "./tone-of.ts";
import { type TopicLine, topicLines } from "./topics.ts";

/** Statement of one sentence, or of a part of it, about a brand. */
export interface Statement {
  readonly brandId: string;
  readonly tone: Tone;
  readonly start: number;
  readonly end: number;
}

/** All statements of an English text on the brands that it names, in reading order; occurrences are in that order too. */
export function statementsOf(source: string, occurrences: readonly Occurrence[]): Statement[] {
  if (occurrences.length === 0) return [];
  const statements: Statement[] = [];
  let spokenOf: string | undefined;
  for (const line of topicLines(source, occurrences)) {
    if (!line.goesOn) spokenOf = undefined;
    for (const sentence of sentencesOf(line)) {
      const read = partsOf(sentence, continuedBy(sentence, line, spokenOf));
      for (const part of read.parts) statements.push(...statementsOn(source, part));
      spokenOf = read.subject;
    }
  }
  return statements;
}

/** Subject of a sentence that names nobody: whom its line is about, or whom the sentence before spoke of. */
function continuedBy(
  { text }: Sentence,
  { topic }: TopicLine,
  spokenOf: string | undefined,
): string | undefined {
  if (topic !== undefined) return topic;
  return spokenOf !== undefined && goesOnAbout(text) ? spokenOf : undefined;
}

function statementsOn(source: string, part: Part): Statement[] {
  if (part.about.length === 0) return [];
  const { start, end } = part;
  const tone = toneOf(withoutNames(source, part));
  return part.about.flatMap(({ brandId, isMeasure }) => {
    const its = isMeasure ? { good: tone.bad / 2, bad: tone.good / 2 } : tone;
    return its.good + its.bad === 0 ? [] : [{ brandId, tone: its, start, end }];
  });
}

/** Names judge nothing, whatever words they are made of. */
function withoutNames(source: string, { start, end, occurrences }: Part): string {
  let at = start;
  let text = "";
  for (const one of occurrences) {
    text += `${source.slice(at, one.start)} @ `;
    at = one.end;
  }
  return text + source.slice(at, end);
}

/** The sentences of a line with the names in them. */
function* sentencesOf({ text, start, occurrences }: TopicLine): Generator<Sentence> {
  let next = 0;
  for (const { from, to } of sentenceSpans(text)) {
    const first = next;
    while ((occurrences[next]?.start ?? Number.POSITIVE_INFINITY) < start + to) next += 1;
    yield { text: text.slice(from, to), start: start + from, occurrences: occurrences.slice(first, next) };
  }
}

function* sentenceSpans(line: string): Generator<{ readonly from: number; readonly to: number }> {
  let from = 0;
  for (const { index, 0: stop } of line.matchAll(sentenceStop)) {
    if (stop === "." && shortened.test(line.slice(Math.max(0, index - 8), index))) continue;
    yield { from, to: index };
    from = index + stop.length;
  }
  if (from < line.length) yield { from, to: line.length };
}

const sentenceStop = /[.!?;](?=["'”’)*_]*(?:\s|$))/g;
/** "vs.", "e.g.", "No.", "1.": no sentence ends there. */
const shortened = /(?:^|[\s(*_])(?:vs|e\.g|i\.e|approx|no|dr|mr|mrs|ms|st|inc|ltd|co|corp|\d{1,3})$/i;

/** Whether a sentence that names nobody goes on about whom the one before spoke of. */
function goesOnAbout(sentence: string): boolean {
  return goesOn.test(sentence) && !another.test(sentence);
}

const goesOn =
  /^[\s>*_"'“(]*(?:(?:however|but|and|also|still|yet|overall|plus|in addition|on the (?:down|plus|other) ?(?:side|hand)|that said|additionally|moreover|unfortunately|sadly|though|although|even so|for example|as a result|then|so|pros?|cons)[,:]?\s+)?(?:it|its|it's|they|their|they're|this|these|that|that's|there|there's|the(?= [a-z])|both|i|i'm|i've|i'd|my|we|we've|our|you|your|he|she|users?|customers?|guests?|reviewers?|critics?|analysts?|people|some|many|most users|a few|one|no|not|never|very|too|pricing|prices?|support|setup|staff|service|food|rooms?|breakfast|location|delivery|shipping|quality|performance|battery|sound|everything|nothing|nobody|great|good|nice|bad|poor|excellent|terrible|love|loved|highly|would|will|won't|do|don't|stopped|works?|worked|easy|best|worst|perfect|definitely|absolutely|operating|net|sales|revenue|profit|earnings|shares?|orders|only|even|just|after|because|a|an|at|in|with|for|on|from|all)\b/i;
/** Speaks of somebody else. */
const another =
  /^[\s>*_"'“(]*(?:\w+,\s+)?(?:the (?:other|others|rest|competition|alternatives?)|others?|another|competitors|rivals|alternatives|some (?:others?|competitors|rivals|alternatives)|for [A-Z])\b/i;
