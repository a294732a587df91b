import { claimStems, type ReadSentence, sayingOf } from "./clauses.rules.ts";
import type { Support } from "./evidence.rules.ts";
import type { EvidenceIndex, EvidenceSentence } from "./evidence-index.rules.ts";
import { contentStems } from "./same-words.rules.ts";
import { readAttributions } from "./values/attributions.rules.ts";
import { foldedQuotation } from "./values/quotations.rules.ts";
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

/** How much of a claim's content must be in the evidence beside the value. */
const shareMin = 0.5;
const candidatesMax = 200;
/** A stem that more sentences have says too little to look for rivals by it. */
const placesMax = 400;

/** The sentence of the evidence that says what a claim says of one of its values; none where no sentence does. */
export function supportOf(value: Value, claim: ClaimSentence, index: EvidenceIndex): Found | undefined {
  if (value.kind === "quotation") return quoted(value, index);
  if (value.kind === "source") return attributed(value, claim, index);

  const wanted = claimStems(claim, value);
  const at = candidatesOf(value, claim, index).find((candidate) =>
    saysTheSame(candidate, value, { wanted, claim, index }),
  );
  return at === undefined ? undefined : foundAt(at, index);
}

/** Whether a sentence with the key of a value says of it what the claim says, as far as words tell. */
function saysTheSame(at: number, value: Value, claimed: Claimed): boolean {
  const { wanted, claim, index } = claimed;
  const evidence = index.sentences[at];
  const found = evidence?.values.filter((other) => isSame(value, other)) ?? [];
  if (!evidence || found.length === 0 || !isNear(at, [wanted, claim.stems], index)) return false;
  if (value.measure === "name") return true;
  if (isOfAnother(evidence, claim, index) || isOutdone(at, value, claimed)) return false;
  return found.some((other) =>
    value.measure === ""
      ? countsTheSame(claim, value, { evidence, other, at, index })
      : !isOutdoneWithin(evidence, other, claimed),
  );
}

export interface Found extends Support {
  readonly at: number;
}

function foundAt(at: number, { sentences }: EvidenceIndex): Found | undefined {
  const sentence = sentences[at];
  return sentence && { at, from: sentence.of.from, sourceId: sentence.of.sourceId, sentence: sentence.text };
}

/** Sentences with the value, those that say the most of the same first. */
function candidatesOf(value: Value, { near }: ClaimSentence, { byKey }: EvidenceIndex): readonly number[] {
  const all = new Set(value.keys.flatMap((key) => byKey.get(key) ?? []));
  const nearness = (at: number): number => near.get(at) ?? 0;
  return [...all].toSorted((one, other) => nearness(other) - nearness(one)).slice(0, candidatesMax);
}

/** Whether two values say the same: one key, and no mark of a class that differs. */
function isSame(value: Value, other: Value): boolean {
  const hasKey = value.keys.some((key) => other.keys.includes(key) || other.alsoKeys.includes(key));
  return hasKey && Object.entries(value.marks).every(([mark, is]) => (other.marks[mark] ?? is) === is);
}

/** Whether both can be true: September 2012 is in 2012. */
export function agree(one: Value, other: Value): boolean {
  return isSame(one, other) || isSame(other, one);
}

/** Whether enough of some stems is in a sentence, its neighbours, the heading above it or the title. */
function isNear(at: number, wanted: readonly ReadonlySet<string>[], { sentences }: EvidenceIndex): boolean {
  const own = sentences[at];
  if (!own) return false;
  const around = [sentences[at - 1], own, sentences[at + 1]].filter((one) => one?.of === own.of);
  const has = (stem: string): boolean =>
    own.about.has(stem) || own.of.titleStems.has(stem) || around.some((one) => one?.stems.has(stem));
  return wanted.some((stems) => shareOf(stems, has) >= shareMin);
}

function shareOf(stems: ReadonlySet<string>, has: (stem: string) => boolean): number {
  if (stems.size === 0) return 1;
  let found = 0;
  for (const stem of stems) if (has(stem)) found += 1;
  return found / stems.size;
}

/** Whether the evidence names somebody or something else, and the claim something that the evidence knows apart from it. */
export function isOfAnother(evidence: EvidenceSentence, claim: ClaimSentence, index: EvidenceIndex): boolean {
  if (isOfAnotherProduct(evidence, claim, index)) return true;
  const { names, stems } = claim;
  const claimed = [...names].filter((name) => index.names.has(name) && !index.brandNames.has(name));
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
function isOutdoneWithin(evidence: EvidenceSentence, value: Value, { wanted, claim }: Claimed): boolean {
  const rivals = evidence.values.filter(
    (other) => other.measure === value.measure && !agree(other, value) && !isBeside(claim, value, other),
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

function isBeside(claim: ReadSentence, value: Value, rival: Value): boolean {
  const clauseOf = (wanted: Value): number => {
    const found = claim.values.find((one) => one.measure === wanted.measure && agree(one, wanted));
    return found
      ? claim.clauses.findIndex(({ start, end }) => found.start >= start && found.start < end)
      : -1;
  };
  const place = clauseOf(rival);
  return place >= 0 && place === clauseOf(value);
}

interface Match {
  /** Of the claim's words, those in the value's own clause. */
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

function intersection(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((stem) => other.has(stem)));
}

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return intersection(one, other).size > 0;
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  for (const one of small) if (!large.has(one)) return false;
  return true;
}

interface Claimed {
  readonly wanted: ReadonlySet<string>;
  readonly claim: ClaimSentence;
  readonly index: EvidenceIndex;
}

/** Whether another sentence has all that this one has of the claim and more, and says another value: that of the product that is meant. */
function isOutdone(at: number, value: Value, { wanted, claim, index }: Claimed): boolean {
  const evidence = index.sentences[at];
  if (!evidence) return false;
  const shared = [...wanted].filter((stem) => evidence.about.has(stem));
  for (const [other] of claim.near) {
    const rival = index.sentences[other];
    if (!rival || other === at || !isRival(rival, value, claim)) continue;
    if (!shared.every((stem) => rival.about.has(stem))) continue;
    if ([...wanted].some((stem) => rival.about.has(stem) && !evidence.about.has(stem))) return true;
  }
  return false;
}

/** A sentence with another value of the measure, and without this one. */
function isRival(rival: EvidenceSentence, value: Value, claim: ReadSentence): boolean {
  const same = rival.values.filter(({ measure }) => measure === value.measure);
  if (same.length === 0 || same.some((other) => agree(value, other))) return false;
  if (value.measure !== "") return same.some(({ isWeak }) => !isWeak);
  const counted = countedBy(claim, value);
  return same.some((other) => [...countedBy(rival, other)].some((stem) => counted.has(stem)));
}

interface Compared {
  readonly evidence: EvidenceSentence;
  readonly other: Value;
  readonly at: number;
  readonly index: EvidenceIndex;
}

/** Whether a bare number counts the same thing: twelve engineers are not twelve branches. */
function countsTheSame(
  claim: ClaimSentence,
  value: Value,
  { evidence, other, at, index }: Compared,
): boolean {
  const counted = countedBy(claim, value);
  const countedThere = countedBy(evidence, other);
  if (counted.size === 0 || countedThere.size === 0) return true;
  if (haveCommon(counted, countedThere)) return true;
  const isOfRival = evidence.values.some(
    (rival) => rival.measure === "" && rival !== other && haveCommon(counted, countedBy(evidence, rival)),
  );
  if (isOfRival) return false;
  const around = [index.sentences[at - 1], evidence, index.sentences[at + 1]].filter(
    (one) => one?.of === evidence.of,
  );
  return [...counted].some((stem) => evidence.about.has(stem) || around.some((one) => one?.stems.has(stem)));
}

/** The stems of what stands right behind a number, up to the next border. */
function countedBy({ text }: ReadSentence, { end }: Value): ReadonlySet<string> {
  const [behind = ""] = /^[ -]?[^.,;:!?()\d–—]{0,40}/u.exec(text.slice(end)) ?? [];
  const [counted = ""] =
    /^\s?(?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}[\p{L}'’-]*/u.exec(
      behind.split(
        /\s(?:in|at|on|of|for|with|from|to|by|per|von|in|mit|für|aus|de|à|pour|dans|con|para|en|di|per|van|voor|met|em|com)\s/iu,
      )[0] ?? "",
    ) ?? [];
  return contentStems(counted, "en");
}

/** Word for word, in any text of the evidence. */
function quoted({ keys: [words = ""] }: Value, index: EvidenceIndex): Found | undefined {
  for (const { folded, starts, first } of index.texts) {
    const at = indexOfWords(folded, words);
    if (at < 0) continue;
    const next = starts.findIndex((start) => start > at);
    return foundAt(first + (next < 0 ? starts.length : next) - 1, index);
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
  return folded.startsWith(foldedQuotation(words)) ? 0 : -1;
}

/** Whoever is named as a source must be named by the evidence, and it must say half of the claim. */
function attributed(
  { keys: [key = ""] }: Value,
  claim: ClaimSentence,
  index: EvidenceIndex,
): Found | undefined {
  const name = contentStems(key.replace(/^source:/, ""), claim.language);
  const byNearness = [...claim.near].toSorted(([, one], [, other]) => other - one).slice(0, candidatesMax);
  const rest = new Set([...claim.stems].filter((stem) => !name.has(stem)));
  for (const [at] of byNearness) {
    const evidence = index.sentences[at];
    if (!evidence || !isNear(at, [rest], index)) continue;
    if (name.size === 0 ? readAttributions(evidence.text).values.length > 0 : isNamed(name, evidence))
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
  return near;
}
