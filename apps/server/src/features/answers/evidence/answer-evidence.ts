import { listEvidenceAnswers } from "./evidence-answers.sql.ts";
import { countDomains, countOwnPages, countQueries, listForeignPages } from "./query-evidence.sql.ts";

/** What answers to each query say and cite, for rooms that conclude something from it. */
export const answerEvidence = {
  countQueries,
  countOwnPages,
  countDomains,
  listForeignPages,
  listAnswers: listEvidenceAnswers,
} as const;
