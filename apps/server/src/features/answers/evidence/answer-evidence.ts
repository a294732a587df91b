import { listEvidenceAnswers } from "./evidence-answers.sql.ts";
import { readQueryEvidence } from "./query-evidence.sql.ts";

/** What answers to each query say and cite, for rooms that conclude something from it. */
export const answerEvidence = { ofQueries: readQueryEvidence, listAnswers: listEvidenceAnswers } as const;
