import { type ReadSentence, withoutFigures } from "./clauses.rules.ts";
import type { EvidenceSentence } from "./evidence-index.rules.ts";
import { contentStems, isLight, isSaying } from "./same-words.rules.ts";
import { haveCommon } from "./stem-sets.rules.ts";

const sameMin = 3;
const otherMax = 3;
const word = /[\p{L}\p{N}'’-]+/gu;

/**
 * Whether a claim is what the evidence says word for word, but for one thing that it says of another: "The beach is a 10-minute walk away",
 * where the station is. Who says something in other words changes more than that.
 */
export function isReplaced(claim: ReadSentence & { language: string }, evidence: EvidenceSentence): boolean {
  const [said, there] = [wordsOf(claim), wordsOf(evidence)];
  const begin = said.findIndex((one, at) => one !== there[at]);
  if (begin < 0) return false;
  const rests = [said.slice(begin).toReversed(), there.slice(begin).toReversed()] as const;
  const different = rests[0].findIndex((one, at) => one !== rests[1][at]);
  const end = different < 0 ? rests[0].length : different;
  // What is done may be said by another verb: what is replaced is what begins the claim, or ends it behind an article or the like.
  const isThing = begin < 2 || (end === 0 && contentStems(said[begin - 1] ?? "", claim.language).size === 0);
  if (!isThing) return false;
  const other = said.slice(begin, said.length - end);
  // The evidence may go on: "for groups of ten" becomes "for students".
  const otherThere = there.slice(begin, end === 0 ? begin + other.length : there.length - end);
  if (begin + end < sameMin || Math.max(other.length, otherThere.length) > otherMax) return false;
  const [stems, stemsThere] = [heavy(other, claim.language), heavy(otherThere, claim.language)];
  return (
    stems.size > 0 &&
    stemsThere.size > 0 &&
    !haveCommon(stems, evidence.about) &&
    !haveCommon(stemsThere, claim.stems)
  );
}

function wordsOf({ text, values }: ReadSentence): readonly string[] {
  return withoutFigures(text, values).toLowerCase().match(word) ?? [];
}

function heavy(words: readonly string[], language: string): ReadonlySet<string> {
  const stems = [...contentStems(words.join(" "), language)];
  return new Set(stems.filter((stem) => !isLight(stem) && !isSaying(stem)));
}
