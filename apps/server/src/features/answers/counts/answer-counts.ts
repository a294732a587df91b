import { listCountedOf } from "../store/counted-answers.sql.ts";
import { tallyAnswers } from "../store/tallies.sql.ts";
import { recountRuns } from "./recount-runs.ts";

/** What sums are made of, and checked against. */
export const answerCounts = {
  /** Answers with all that is counted of each. */
  listOf: listCountedOf,
  /** What all answers of a workspace come to, counted from themselves. */
  tally: tallyAnswers,
  /** Makes what is known of a workspace's runs again. */
  recountRuns,
} as const;
