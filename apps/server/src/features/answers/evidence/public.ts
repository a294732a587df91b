export { answerEvidence, namesInText } from "./answer-evidence.ts";
export type { EvidenceAnswerRow } from "./evidence-answers.sql.ts";
export type { DomainCounts, EvidenceScope, ForeignPageCounts, QueryCounts } from "./query-evidence.sql.ts";
