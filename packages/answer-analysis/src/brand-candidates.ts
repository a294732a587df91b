import { analysedPart } from "./analysed-part.ts";
import { firstIndex } from "./halving.ts";
import type { Occurrence } from "./mentions.ts";
import { listsOf } from "./ranking-lists.ts";

/**
 * Names in an answer that may be brands which nobody has listed: the leads of its lists, what it prints bold, and
 * capitalised words that come back in the middle of sentences. What names a known brand is none.
 */
export function brandCandidates(answer: string, known: readonly Occurrence[]): string[] {
  const text = analysedPart(answer);
  const isKnown = (start: number, end: number): boolean => {
    const next = known[firstIndex(known, (one) => one.end > start)];
    return next !== undefined && next.start < end;
  };
  const spans = [...listsOf(text).flat(), ...boldSpans(text), ...repeatedNames(text)];
  const names = spans
    .filter(({ start, end }) => end - start <= writtenMax && !isKnown(start, end))
    .map(({ start, end }) => tidied(text.slice(start, end)))
    .filter(isLikeAName);
  return [...new Set(names)].slice(0, candidatesMax);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function boldSpans(text: string): Span[] {
  return [...text.matchAll(/(\*\*|__)(?=\S)([^\n]{2,60}?)\1/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** One to three capitalised words behind a word in small letters, twice or more. */
function repeatedNames(text: string): Span[] {
  const found = [
    ...text.matchAll(/(?<=\p{Ll}[,]? )\p{Lu}[\p{L}\p{N}&'-]+(?: \p{Lu}[\p{L}\p{N}&'-]+){0,2}/gu),
  ].map(({ index, 0: name }) => ({ start: index, end: index + name.length, name }));
  const counts = Map.groupBy(found, ({ name }) => name);
  return found.filter(({ name }) => (counts.get(name)?.length ?? 0) > 1);
}

function tidied(written: string): string {
  return written
    .replace(/!?\[([^\]]*)\](?:\([^)]*\))?/g, "$1")
    .replace(/[*_`#"“”]/g, "")
    .replace(/\[\d+\]/g, "")
    .replace(/^\d{1,3}[.)]\s*/, "")
    .replace(/[\s:;,.!?–—-]+$/, "")
    .trim();
}

/** At most four words, the first of which begins like a name and is none of the words that answers put there. */
function isLikeAName(name: string): boolean {
  const words = name.split(/\s+/);
  const [first = ""] = words;
  return (
    name.length >= 2 &&
    name.length <= 40 &&
    words.length <= 4 &&
    /^(?:\p{Lu}|\p{N}*\p{L}*\p{Lu})/u.test(first) &&
    /\p{L}{2}/u.test(name) &&
    !words.some((word) => commonWords.has(word.toLowerCase())) &&
    words
      .slice(1)
      .every((word) => /^[\p{Lu}\p{N}&+-]/u.test(word) || /^(?:of|de|la|le|du|and|by|the)$/.test(word))
  );
}

const candidatesMax = 40;
/** With its markup; what is written longer is no name of 40 characters. */
const writtenMax = 400;

/** Words that leads of lists are made of when they name no brand. */
const commonWords = new Set(
  `a an the this that these those it you your i we if in on for with without of to from by as at or and but not no yes
  best top good great better cheap cheapest affordable overall budget premium quality price prices pricing cost costs
  value pros cons pro con features feature benefits benefit advantages disadvantages summary conclusion overview
  introduction note notes tip tips step steps example examples why what how when where who which is are do does can
  consider choose check look look compare comparison key main other others more most less least first second third
  comfort durability design materials material style support service shipping delivery returns warranty ease use
  security privacy performance reliability option options alternative alternatives recommendation recommendations
  verdict final quick answer answers question questions source sources reviews review rating ratings users people
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december europe european american english french german us usa uk eu`.split(/\s+/),
);
