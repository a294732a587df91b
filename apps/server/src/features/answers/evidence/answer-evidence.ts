import { indexNames, mentions } from "@citelens/answer-analysis";
import { brandOf } from "../store/brand-of.rules.ts";
import { listEvidenceAnswers } from "./evidence-answers.sql.ts";
import { readQueryEvidence } from "./query-evidence.sql.ts";

/** Evidence of answers to each query: what they say and cite, for rooms that conclude something from it. */
export const answerEvidence = { ofQueries: readQueryEvidence, listAnswers: listEvidenceAnswers } as const;

/** Tells of texts whether they name any of these brands, as answers are looked through for them. */
export function namesInText(brands: readonly Parameters<typeof brandOf>[0][]): (text: string) => boolean {
  const names = indexNames(brands.map(brandOf));
  return (text) => mentions(text, names).length > 0;
}
