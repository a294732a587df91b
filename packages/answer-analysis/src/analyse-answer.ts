import { analysedPart } from "./analysed-part.ts";
import { answerPreview } from "./answer-preview.ts";
import type { Brand } from "./brands.ts";
import { type Citation, type CitationRules, citations, type Source } from "./citations.ts";
import { foldText } from "./fold-text.ts";
import { indexNames, mentionsIn, type NameIndex, type Occurrence } from "./mentions.ts";
import { type Position, positions } from "./positions.ts";
import { estimateSentiment, readingOf, type Sentiment } from "./sentiment.ts";
import { unknownBrands } from "./unknown/unknown-brands.ts";

/** Goes up with every change of a rule that can change a result: stored analyses tell by it which to run again. */
export const analyserVersion = 5;

/** One brand in one answer, however often the answer names it. */
export interface Mention {
  readonly brandId: string;
  readonly position: number;
  readonly basis: Position["basis"];
  readonly sentiment: Sentiment;
}

export interface Analysis {
  readonly analyserVersion: number;
  /** In the order of first mention. */
  readonly mentions: readonly Mention[];
  /** Brands that the answer names to say that it does not know them: they are no mentions. */
  readonly unknown: readonly string[];
  /** Occurrences of the mentions and of what is unknown. */
  readonly occurrences: readonly Occurrence[];
  readonly citations: readonly Citation[];
  readonly answerPreview: string;
}

/** Facts about an answer besides its words. */
export interface AnswerKind extends CitationRules {
  /** Language of the question, as a tag: "de", "en-GB". English where none is given. */
  readonly language?: string | undefined;
}

/** Brands made ready once, the client's first, so that its names win over the same names of competitors. */
export interface PreparedBrands {
  readonly brands: readonly Brand[];
  readonly names: NameIndex;
}

export function prepareBrands(brands: readonly Brand[]): PreparedBrands {
  const ordered = brands.toSorted((a, b) => Number(b.isClient) - Number(a.isClient));
  return { brands: ordered, names: indexNames(ordered) };
}

/**
 * Everything that the rules can tell of one stored answer: the same for the same input, whenever it is run. What stands
 * behind its first 200,000 characters is not analysed: nothing there is a mention, a link or a clause.
 */
export function analyseAnswer(
  answer: string,
  sources: readonly Source[],
  { brands, names }: PreparedBrands,
  { language, ...rules }: AnswerKind = {},
): Analysis {
  const text = analysedPart(answer);
  const folded = foldText(text);
  const linked = folded.urls.map(({ start, end }) => addressIn(text.slice(start, end)));
  const cited = citations(sources, linked, brands, rules);
  const occurrences = mentionsIn(folded, names, citedBrands(cited));
  const byBrand = Map.groupBy(occurrences, ({ brandId }) => brandId);
  const unknown = unknownBrands(text, byBrand, occurrences);
  const known = occurrences.filter(({ brandId }) => !unknown.has(brandId));
  const reading = readingOf(text, { occurrences, language });
  return {
    analyserVersion,
    mentions: positions(text, known).map(({ brandId, position, basis }) => {
      const sentiment = estimateSentiment(text, byBrand.get(brandId) ?? [], reading);
      return { brandId, position, basis, sentiment };
    }),
    unknown: [...unknown],
    occurrences,
    citations: cited,
    answerPreview: answerPreview(text),
  };
}

function citedBrands(found: readonly Citation[]): ReadonlySet<string> {
  return new Set(
    found.flatMap(({ isCited, brandId }) => (isCited && brandId !== undefined ? [brandId] : [])),
  );
}

/**
 * A link target without its title, angle brackets and the backslashes before its signs; a bare host gets the scheme that
 * browsers give it.
 */
function addressIn(written: string): string {
  const [, bracketed, plain = ""] = /^\s*(?:<([^<>\n]*)>|(\S*))/.exec(written) ?? [];
  const address = (bracketed ?? plain).replace(/\\([!-/:-@[-`{-~])/g, "$1");
  return /^www\./i.test(address) ? `https://${address}` : address;
}
