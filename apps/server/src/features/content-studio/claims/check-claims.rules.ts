import type { ClaimKind, ClaimStatus } from "@citelens/contract/content/optimization-words";
import { claimStems, readStatement, withoutFigures, withoutSources } from "./clauses.rules.ts";
import { countsAlike } from "./counting.rules.ts";
import type { Evidence, Support } from "./evidence.rules.ts";
import {
  type EvidenceIndex,
  type EvidenceSentence,
  indexEvidence,
  narrowingStems,
} from "./evidence-index.rules.ts";
import { isHandled, isInstruction } from "./instructions.rules.ts";
import { namesIn } from "./names.rules.ts";
import { readablePieces } from "./readable-pieces.rules.ts";
import { contentStems, isLight } from "./same-words.rules.ts";
import {
  type ClaimSentence,
  type FoundSupport,
  hasRival,
  isOfAnother,
  nearSentences,
  supportOf,
} from "./support.rules.ts";
import { agree, isOfFamily } from "./values/agreement.rules.ts";
import { foldedQuotation } from "./values/quotations.rules.ts";
import type { Value } from "./values/value.rules.ts";
import { valuesIn } from "./values/values-in.rules.ts";

type CheckedStatus = Exclude<ClaimStatus, "VOUCHED">;

/** One thing in a claim that was looked for. */
export interface ClaimValue {
  readonly kind: ClaimKind;
  /** As it is written. */
  readonly text: string;
  readonly status: CheckedStatus;
  /** Where it was found; what the Brand Context says instead, if it contradicts. */
  readonly support: Support | null;
}

export interface Claim<Sentence> {
  readonly sentence: Sentence;
  readonly kinds: readonly ClaimKind[];
  readonly values: readonly ClaimValue[];
  /** The worst of its values. */
  readonly status: CheckedStatus;
}

interface ClaimCheckInput<Sentence> {
  /** Sentences of the new text, in their order. */
  readonly sentences: readonly Sentence[];
  readonly evidence: Evidence;
  readonly language: string;
}

const worstFirst: readonly CheckedStatus[] = ["CONTRADICTS_BRAND", "UNSUPPORTED", "SUPPORTED"];
/** How much of a claim the Brand Context must be about to contradict it. */
const contraryShareMin = 0.6;

/**
 * The sentences of a new text that say something that can be checked, and whether the old text, the Brand Context or a fetched
 * source says so. Sentences of the old text are none of them. Pure matching: nothing is understood.
 */
export function checkClaims<Sentence extends { readonly text: string }>({
  sentences,
  evidence,
  language,
}: ClaimCheckInput<Sentence>): readonly Claim<Sentence>[] {
  const index = indexEvidence(
    evidence,
    language,
    sentences.map(({ text }) => text),
  );
  const old = new Set(evidence.oldText.map(foldedQuotation));
  const ownNames = [...evidence.brand.names, ...evidence.brand.products].map((name) => name.toLowerCase());
  return sentences.flatMap((sentence) => {
    if (old.has(foldedQuotation(sentence.text))) return [];
    const values = readablePieces(sentence.text).flatMap((text) =>
      checkedValues(index.joined(text), { language, index, ownNames }),
    );
    if (values.length === 0) return [];
    const statuses = new Set(values.map(({ status }) => status));
    return {
      sentence,
      kinds: [...new Set(values.map(({ kind }) => kind))],
      values,
      status: worstFirst.find((status) => statuses.has(status)) ?? "SUPPORTED",
    };
  });
}

function checkedValues(
  text: string,
  { language, index, ownNames }: ClaimContext & { readonly language: string },
): readonly ClaimValue[] {
  const claim = readClaim(text, language, index);
  const isTold = isInstruction(text, language);
  return claim.values
    .filter((value) => isClaim(value, claim, { index, ownNames }))
    .filter((value) => !isTold || !isToldOnly(value, { claim, index, ownNames }))
    .map((value) => checkedValue(value, claim, index));
}

function readClaim(text: string, language: string, index: EvidenceIndex): ClaimSentence {
  const values = valuesIn(text, language);
  const read = readStatement(text, values, language);
  const names = contentStems(
    namesIn(withoutFigures(withoutSources(text, values), values), language).join(" "),
    language,
  );
  // "About 650 calories per portion" says nothing but of what they are.
  const isBare = [...read.stems].every((stem) => isLight(stem));
  const stems = isBare ? new Set([...read.stems, ...narrowingStems(read, language)]) : read.stems;
  return {
    ...read,
    stems,
    language,
    names,
    products: index.productsIn(text),
    near: nearSentences(stems, index),
  };
}

interface ClaimContext {
  readonly index: EvidenceIndex;
  /** Names of the brand and its products, in lower case. */
  readonly ownNames: readonly string[];
}

/** A weak value claims nothing; a name with a number that is known as a name neither, and the brand is no source of its own. */
function isClaim(value: Value, { text }: ClaimSentence, { index, ownNames }: ClaimContext): boolean {
  if (value.isWeak) return false;
  if (value.kind === "source")
    return !ownNames.includes(value.keys[0]?.slice("source:".length).toLowerCase() ?? "");
  if (value.measure === "name") return !index.byKey.has(value.keys[0] ?? "");
  if (ownNames.some((own) => isNameAround(own, value, text.toLowerCase()))) return false;
  if (value.kind !== "number" || value.measure !== "") return true;
  const [name] = /\p{Lu}[\p{L}\p{N}&-]*[ -]$/u.exec(text.slice(0, value.start)) ?? [];
  return name === undefined || !isKnownName(`${name}${value.text}`, { index, ownNames });
}

/** The ten of a "Carte Dix". */
function isNameAround(own: string, { start, end }: Value, lower: string): boolean {
  const at = lower.lastIndexOf(own, start);
  return at >= 0 && at < start && end <= at + own.length;
}

interface ToldClaim extends ClaimContext {
  readonly claim: ClaimSentence;
}

/** "Wait 10 minutes" claims nothing as long as nothing known says another time for it. */
function isToldOnly(value: Value, { claim, index, ownNames }: ToldClaim): boolean {
  if (!isHandled(value, claim.text)) return false;
  if (value.kind === "number") return !hasRival(value, claim, index);
  const lower = claim.text.toLowerCase();
  return !ownNames.some((name) => lower.includes(name));
}

/** "iPhone 15" is a name where the old text, the Brand Context or a source writes it so. */
function isKnownName(name: string, { index, ownNames }: ClaimContext): boolean {
  const folded = foldedQuotation(name);
  return (
    ownNames.some((own) => own.includes(folded)) || index.texts.some((text) => hasWords(text.folded, folded))
  );
}

function hasWords(folded: string, words: string): boolean {
  const at = folded.indexOf(words);
  return at >= 0 && !/[\p{L}\p{N}%]/u.test(folded[at + words.length] ?? "");
}

function checkedValue(value: Value, claim: ClaimSentence, index: EvidenceIndex): ClaimValue {
  const told = { kind: value.kind, text: value.text };
  const found = supportOf(value, claim, index);
  const contrary = found?.from === "BRAND" ? undefined : contraryOf(value, { claim, found, index });
  if (contrary) return { ...told, status: "CONTRADICTS_BRAND", support: contrary };
  if (!found) return { ...told, status: "UNSUPPORTED", support: null };
  const { at: _, ...support } = found;
  return { ...told, status: "SUPPORTED", support };
}

interface JudgedClaim {
  readonly claim: ClaimSentence;
  readonly found: FoundSupport | undefined;
  readonly index: EvidenceIndex;
}

/** A bare number is held against those that count the same. */
function isRivalOf(
  value: Value,
  other: Value,
  { claim, sentence }: { readonly claim: ClaimSentence; readonly sentence: EvidenceSentence },
): boolean {
  if (!isOfFamily(value, other)) return false;
  if (value.measure !== "") return true;
  return !other.isWeak && countsAlike({ sentence: claim, value }, { sentence, value: other });
}

/** Contrary statement of the Brand Context: a sentence about the same, with another value of the same measure. */
function contraryOf(value: Value, { claim, found, index }: JudgedClaim): Support | undefined {
  if (!["number", "date", "price"].includes(value.kind) || value.measure === "name") return undefined;
  const wanted = claimStems(claim, value);
  const foundIn = found && index.sentences[found.at];
  for (const sentence of index.brand) {
    const rivals = sentence.values.filter((other) => isRivalOf(value, other, { claim, sentence }));
    if (rivals.length === 0 || rivals.some((other) => agree(value, other))) continue;
    const shared = [...wanted].filter((stem) => sentence.about.has(stem));
    if (shared.length < 2 || shared.length / wanted.size < contraryShareMin) continue;
    const isFar = foundIn && [...wanted].some((stem) => foundIn.about.has(stem) && !sentence.about.has(stem));
    if (isFar || isOfAnother(sentence, claim, index)) continue;
    return { from: "BRAND", sourceId: null, sentence: sentence.said };
  }
  return undefined;
}
