export {
  type Analysis,
  analyseAnswer,
  analyserVersion,
  type Mention,
  type PreparedBrands,
  prepareBrands,
} from "./analyse-answer.ts";
export { answerPreview } from "./answer-preview.ts";
export { brandCandidates } from "./brand-candidates.ts";
export type { Brand, BrandAlias } from "./brands.ts";
export { type Citation, type CitationRules, type Source, sourcePage } from "./citations.ts";
export { indexNames, mentions, type NameIndex, type Occurrence } from "./mentions.ts";
export { type Negativity, negativityOf } from "./negativity.ts";
export type { Position } from "./positions.ts";
export { type RevealedSearch, type SubQuestion, searchKey, subQuestions } from "./searches.ts";
export type { Sentiment } from "./sentiment.ts";
export { countedPage, hostOf, registrableDomain } from "./sources/source-url.ts";
