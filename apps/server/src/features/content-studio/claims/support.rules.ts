import { claimStems, type ReadSentence, sayingOf } from "./clauses.rules.ts";
import { countedBy, countsAnybody, countsOther, ofSome } from "./counting.rules.ts";
import type { Support } from "./evidence.rules.ts";
import type { EvidenceIndex, EvidenceSentence } from "./evidence-index.rules.ts";
import { isMostOfAnother, isWider } from "./extent.rules.ts";
import { besides, heavyOf, isNear, isSaidOnce, shareMin } from "./nearness.rules.ts";
import { areOfOtherOrder } from "./ordinals.rules.ts";
import { isReplaced } from "./replaced.rules.ts";
import { contentStems, isLight, isRateStem, isSaying } from "./same-words.rules.ts";
import { commonWhole } from "./shares.rules.ts";
import { haveCommon, intersection, isWithin, shareOf } from "./stem-sets.rules.ts";
import { areOfOtherTerms } from "./terms.rules.ts";
import { agree, isOfFamily, isOtherSide, isRateAdded, isSame } from "./values/agreement.rules.ts";
import { readAttributions } from "./values/attributions.rules.ts";
import { namelessKey } from "./values/nameless.rules.ts";
import type { Value } from "./values/value.rules.ts";

/** A sentence of the new text that is held against the evidence. */
export interface ClaimSentence extends ReadSentence {
  readonly language: string;
  /** Stems of its names. */
  readonly names: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  /** How many of its stems each sentence of the evidence is about. */
  readonly near: ReadonlyMap<number, number>;
}

const candidatesMax = 100;
/** Sentences that are held against a claim as rivals, the nearest first. */
const nearMax = 200;
/** How much of it another value must be about to be a rival of what a reader is told to do. */
const rivalShareMin = 0.6;
const none: ReadonlySet<string> = new Set();
/** A stem that more sentences have says too little to look for rivals by it. */
const placesMax = 400;

/** The sentence of the evidence that says what a claim says of one of its values; none where no sentence does. */
export function supportOf(
  value: Value,
  claim: ClaimSentence,
  index: EvidenceIndex,
): FoundSupport | undefined {
  if (value.kind === "quotation") return quoted(value, index);
  if (value.kind === "source") return attributed(value, claim, index);

  const wanted = claimStems(claim, value);
  const claimed = { wanted, heavy: [heavyOf(wanted, value), heavyOf(claim.stems, value)], claim, index };
  const at = candidatesOf(value, claim, index).find((candidate) => saysTheSame(candidate, value, claimed));
  return at === undefined ? undefined : foundAt(at, index);
}

/** Whether a sentence with the key of a value says of it what the claim says, as far as words tell. */
function saysTheSame(at: number, value: Value, claimed: ClaimSearch): boolean {
  const { heavy, claim, index } = claimed;
  const evidence = index.sentences[at];
  if (!evidence) return false;
  const near = { besides: besides(value, claim, evidence), isOnce: isSaidOnce(value, index) };
  if (!isNear(at, heavy, index, near)) return false;
  const found = evidence.values.filter(
    (other) =>
      says(evidence, other, { value, claim }) && !isRateAdded(value, other, () => textsAround(at, index)),
  );
  if (found.length === 0) return false;
  if (value.measure === "name") return true;
  if (isOfAnother(evidence, claim, index) || isReplaced(claim, evidence)) return false;
  if (isWider(claim, value, evidence) || areOfOtherOrder(claim.text, evidence.text)) return false;
  if (found.some((other) => isSame(value, other)) && isOutdone(at, value, claimed)) return false;
  return found.some((other) => {
    // The other side of a threshold stands beside what is paid below it.
    const isOutdoneThere = isSame(value, other) && isOutdoneWithin(evidence, other, claimed);
    return !isOutdoneThere && isOfTheSame(value, { evidence, other, at, ...claimed });
  });
}

/** A sentence and its neighbours, as they are written. */
function textsAround(at: number, { sentences }: EvidenceIndex): readonly string[] {
  const own = sentences[at];
  return [sentences[at - 1], own, sentences[at + 1]].flatMap((one) =>
    one && one.of === own?.of ? [one.text] : [],
  );
}

interface ClaimedValue {
  readonly value: Value;
  readonly claim: ClaimSentence;
}

/** Whether a value of the evidence is the claim's, or the other side of its threshold. */
function says(evidence: EvidenceSentence, other: Value, { value, claim }: ClaimedValue): boolean {
  if (isSame(value, other)) return true;
  return isOtherSide(value, other, { claim: claim.text, evidence: evidence.text });
}

/** Whether both values are of the same: what is counted, what a share is of, what a time is for, and whose it is. */
function isOfTheSame(value: Value, compared: EvidenceComparison): boolean {
  const { claim, evidence, other, wanted } = compared;
  if (value.measure === "" && !countsTheSame(claim, value, compared)) return false;
  if (value.measure === "%" && !isShareOfTheSame(value, compared)) return false;
  if (isMostOfAnother(claim, value, evidence, other)) return false;
  if (areOfOtherTerms({ text: claim.text, value }, { text: evidence.text, value: other })) return false;
  const counted = value.measure === "" ? countedBy(claim, value) : none;
  const subject = [...(value.measure === "" ? wanted : claim.stems)].filter(
    (stem) => !counted.has(stem) && !isSaying(stem) && !isRateStem(stem) && !isLight(stem),
  );
  if (subject.length === 0 || besides(value, claim, evidence) > 0) return true;
  return subject.some((stem) => isOwn(stem, compared));
}

/** Two thirds of the guests who come again are not two thirds of the guests with dogs. */
function isShareOfTheSame(value: Value, { claim, evidence, other, wanted }: EvidenceComparison): boolean {
  const whole = commonWhole(
    { text: claim.text, value, language: claim.language },
    { text: evidence.text, value: other, language: evidence.of.language },
  );
  if (!whole) return false;
  const said = new Set([...wanted].filter((stem) => !whole.has(stem) && !isLight(stem)));
  const found = shareOf(
    said,
    (stem) => evidence.about.has(stem) || evidence.of.titleStems.has(stem),
    besides(value, claim, evidence),
  );
  // A heading is of more than one share.
  if (said.size > 1 && ![...said].some((stem) => evidence.stems.has(stem))) return false;
  // "Three in four owners": one of the words is what the share is of.
  return whole.size === 0 ? found > shareMin : found >= shareMin;
}

export interface FoundSupport extends Support {
  readonly at: number;
}

function foundAt(at: number, { sentences }: EvidenceIndex): FoundSupport | undefined {
  const sentence = sentences[at];
  return sentence && { at, from: sentence.of.from, sourceId: sentence.of.sourceId, sentence: sentence.said };
}

/** Sentences with the value, those that say the most of the same first. */
function candidatesOf(value: Value, { near }: ClaimSentence, { byKey }: EvidenceIndex): readonly number[] {
  const all = new Set(value.keys.flatMap((key) => byKey.get(key) ?? []));
  const nearness = (at: number): number => near.get(at) ?? 0;
  return [...all].toSorted((one, other) => nearness(other) - nearness(one)).slice(0, candidatesMax);
}

/** Whether the evidence names somebody or something else, and the claim something that the evidence knows apart from it. */
export function isOfAnother(evidence: EvidenceSentence, claim: ClaimSentence, index: EvidenceIndex): boolean {
  if (isOfAnotherProduct(evidence, claim, index)) return true;
  const { names, stems } = claim;
  const claimed = [...names].filter((name) => !index.brandNames.has(name));
  if (claimed.length === 0 || claimed.some((name) => evidence.about.has(name))) return false;
  const others = [...evidence.names].filter((name) => !index.brandNames.has(name));
  return others.length > 0 && others.every((name) => !stems.has(name));
}

/** Products may share a part of their names: what tells them apart is in one of the two alone. */
function isOfAnotherProduct(
  evidence: EvidenceSentence,
  { stems, products }: ClaimSentence,
  { productStems, brandNames }: EvidenceIndex,
): boolean {
  if (products.size > 0 && evidence.products.size > 0 && !haveCommon(products, evidence.products))
    return true;
  const tells = (stem: string): boolean => productStems.has(stem) && !brandNames.has(stem);
  const claimed = [...stems].filter(tells);
  const there = [...evidence.stems].filter(tells);
  return claimed.some((stem) => !evidence.about.has(stem)) && there.some((stem) => !stems.has(stem));
}

/**
 * Whether another value of the same sentence goes better with the claim's words: "The large one holds 20 l and the small one
 * 12 l." Of values that the claim itself has beside each other none does.
 */
function isOutdoneWithin(evidence: EvidenceSentence, value: Value, { wanted, claim }: ClaimSearch): boolean {
  const rivals = evidence.values.filter(
    (other) =>
      isOfFamily(other, value) &&
      !agree(other, value) &&
      !isBeside({ claim, evidence }, value, other) &&
      !countsOther(evidence, value, other),
  );
  const own = matchOf(evidence, value, wanted);
  return rivals.some((rival) => {
    const other = matchOf(evidence, rival, wanted);
    const hasAll = isWithin(own.all, other.all);
    return (
      hasAll &&
      (other.all.size > own.all.size || (isWithin(own.own, other.own) && other.own.size > own.own.size))
    );
  });
}

interface Pair {
  readonly claim: ReadSentence;
  readonly evidence: ReadSentence;
}

function isBeside({ claim, evidence }: Pair, value: Value, rival: Value): boolean {
  const clauseOf = (wanted: Value): number => {
    const texts = { claim: claim.text, evidence: evidence.text };
    const found = claim.values.find(
      (one) => isOfFamily(one, wanted) && (agree(one, wanted) || isOtherSide(one, wanted, texts)),
    );
    return found
      ? claim.clauses.findIndex(({ start, end }) => found.start >= start && found.start < end)
      : -1;
  };
  const [place, own] = [clauseOf(rival), clauseOf(value)];
  // "For $17 a month, the large one covers $60,000": the words of the second are those of the first.
  const isWordless = claim.clauses[own]?.stems.size === 0;
  return place >= 0 && (place === own || (isWordless && place === own + 1));
}

interface Match {
  /** Stems of the claim's words that are in the value's own clause. */
  readonly own: ReadonlySet<string>;
  /** And those in clauses that it goes on from. */
  readonly all: ReadonlySet<string>;
}

function matchOf(evidence: EvidenceSentence, value: Value, wanted: ReadonlySet<string>): Match {
  const { own, shared, earlier } = sayingOf(evidence, value);
  return {
    own: intersection(wanted, own),
    all: intersection(wanted, new Set([...own, ...shared, ...earlier])),
  };
}

interface ClaimSearch {
  readonly wanted: ReadonlySet<string>;
  /** Wanted stems and all stems of the claim, without what says too little. */
  readonly heavy: readonly ReadonlySet<string>[];
  readonly claim: ClaimSentence;
  readonly index: EvidenceIndex;
}

/** Whether another sentence has all that this one has of the claim and more, and says another value: that of the product that is meant. */
function isOutdone(at: number, value: Value, { wanted, claim, index }: ClaimSearch): boolean {
  const evidence = index.sentences[at];
  if (!evidence) return false;
  const shared = [...wanted].filter((stem) => evidence.about.has(stem));
  const more = [...wanted].filter((stem) => !evidence.about.has(stem));
  if (more.length === 0) return false;
  for (const [other] of claim.near) {
    const rival = index.sentences[other];
    if (!rival || other === at || !shared.every((stem) => rival.about.has(stem))) continue;
    if (!more.some((stem) => rival.about.has(stem))) continue;
    if (isRival(rival, value, claim)) return true;
  }
  return false;
}

/** Whether any sentence about the same says another value. */
export function hasRival(value: Value, claim: ClaimSentence, index: EvidenceIndex): boolean {
  const wanted = claimStems(claim, value);
  for (const at of claim.near.keys()) {
    const rival = index.sentences[at];
    if (!rival || shareOf(wanted, (stem) => rival.about.has(stem)) < rivalShareMin) continue;
    if (isRival(rival, value, claim)) return true;
  }
  return false;
}

/** A sentence with another value of the measure, and without this one. */
function isRival(rival: EvidenceSentence, value: Value, claim: ReadSentence): boolean {
  const same = rival.values.filter((other) => isOfFamily(other, value));
  if (same.length === 0 || same.some((other) => agree(value, other))) return false;
  if (value.measure !== "") return same.some(({ isWeak }) => !isWeak);
  const counted = countedBy(claim, value);
  return same.some((other) => [...countedBy(rival, other)].some((stem) => counted.has(stem)));
}

interface EvidenceComparison extends ClaimSearch {
  readonly evidence: EvidenceSentence;
  readonly other: Value;
  readonly at: number;
}

/** Whether a bare number counts the same thing: twelve engineers are not twelve branches. */
function countsTheSame(claim: ClaimSentence, value: Value, compared: EvidenceComparison): boolean {
  const { evidence, other, index } = compared;
  const counted = countedBy(claim, value);
  const countedThere = countedBy(evidence, other);
  if (counted.size === 0 || countedThere.size === 0) return true;
  if (haveCommon(counted, countedThere)) return true;
  // "People" may be the guests as well as the staff: what they do tells.
  const does = [...compared.wanted].filter((stem) => !counted.has(stem) && !index.brandNames.has(stem));
  if (countsAnybody(counted, countedThere)) return does.some((stem) => evidence.about.has(stem));
  if (ofSome.test(evidence.text.slice(other.end))) return false;
  const isOfRival = evidence.values.some(
    (rival) => rival.measure === "" && rival !== other && haveCommon(counted, countedBy(evidence, rival)),
  );
  return !isOfRival && [...counted].some((stem) => isAround(stem, compared));
}

/** Whether a sentence is about something, by itself, by its heading and title, or as a sentence of the brand about the brand. */
function isOwn(stem: string, { evidence, index }: EvidenceComparison): boolean {
  if (evidence.about.has(stem) || evidence.of.titleStems.has(stem)) return true;
  return evidence.of.from !== "SOURCE" && index.brandNames.has(stem);
}

function isAround(stem: string, { evidence, at, index }: EvidenceComparison): boolean {
  const around = [index.sentences[at - 1], index.sentences[at + 1]].filter((one) => one?.of === evidence.of);
  return (
    evidence.about.has(stem) || evidence.of.titleStems.has(stem) || around.some((one) => one?.stems.has(stem))
  );
}

/** The sentence that goes over a place. */
function placeOf(at: number, starts: readonly number[]): number {
  const next = starts.findIndex((start) => start > at);
  return (next < 0 ? starts.length : next) - 1;
}

/** Word for word, in any text of the evidence, with all sentences that it goes over. */
function quoted({ keys: [words = ""] }: Value, index: EvidenceIndex): FoundSupport | undefined {
  for (const { folded, starts, first } of index.texts) {
    const at = indexOfWords(folded, words);
    if (at < 0) continue;
    const begin = first + placeOf(at, starts);
    const end = first + placeOf(at + words.length - 1, starts);
    const found = foundAt(begin, index);
    const whole = index.sentences.slice(begin, end + 1).map(({ said }) => said);
    return found && { ...found, sentence: whole.join(" ") };
  }
  return undefined;
}

function indexOfWords(folded: string, words: string): number {
  let at = folded.indexOf(words);
  while (at >= 0) {
    const isWhole = !/[\p{L}\p{N}]/u.test(`${folded[at - 1] ?? ""}${folded[at + words.length] ?? ""}`);
    if (isWhole) return at;
    at = folded.indexOf(words, at + 1);
  }
  return -1;
}

/** Whether a source supports it: whoever is named as a source must be named by the evidence, and it must say half of the claim. */
function attributed(
  { keys: [key = ""] }: Value,
  claim: ClaimSentence,
  index: EvidenceIndex,
): FoundSupport | undefined {
  if (key === namelessKey) return undefined;
  const name = contentStems(key.replace(/^source:/, ""), claim.language);
  const byNearness = [...claim.near].toSorted(([, one], [, other]) => other - one).slice(0, candidatesMax);
  const rest = heavyOf(new Set([...claim.stems].filter((stem) => !name.has(stem))));
  for (const [at] of byNearness) {
    const evidence = index.sentences[at];
    if (!evidence || !isNear(at, [rest], index)) continue;
    if (
      name.size === 0
        ? readAttributions(evidence.text, evidence.of.language.slice(0, 2).toLowerCase()).values.length > 0
        : isNamed(name, evidence)
    )
      return foundAt(at, index);
  }
  return undefined;
}

function isNamed(name: ReadonlySet<string>, evidence: EvidenceSentence): boolean {
  return [...name].every((stem) => evidence.about.has(stem) || evidence.of.titleStems.has(stem));
}

/** How many of a claim's stems each sentence is about, by the stems that not all sentences have. */
export function nearSentences(
  stems: ReadonlySet<string>,
  { byStem }: EvidenceIndex,
): ReadonlyMap<number, number> {
  const near = new Map<number, number>();
  for (const stem of stems) {
    const places = byStem.get(stem) ?? [];
    if (places.length > placesMax) continue;
    for (const at of places) near.set(at, (near.get(at) ?? 0) + 1);
  }
  if (near.size <= nearMax) return near;
  return new Map([...near].toSorted(([, one], [, other]) => other - one).slice(0, nearMax));
}
