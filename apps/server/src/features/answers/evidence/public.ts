export { answerEvidence } from "./answer-evidence.ts";
export type { EvidenceAnswerRow } from "./evidence-answers.sql.ts";
export { namesInText } from "./names-in-text.ts";
export type { DomainCounts, EvidenceScope, ForeignPageCounts, QueryCounts } from "./query-evidence.sql.ts";
