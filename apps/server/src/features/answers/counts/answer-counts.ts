import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { listCountedOf } from "../store/counted-answers.sql.ts";
import { recountRun } from "../store/run-tallies.sql.ts";
import { listRunKeys } from "../store/runs.sql.ts";
import { tallyAnswers } from "../store/tallies.sql.ts";

/** Counts that sums are made of, and checked against. */
export const answerCounts = {
  /** Answers with all that is counted of each. */
  listOf: listCountedOf,
  /** Tallies of all answers of a workspace, counted from themselves. */
  tally: tallyAnswers,
  /** Makes what is known of a workspace's runs again. */
  recountRuns,
} as const;

/** Makes what is known of a workspace's runs again, one after the other: whoever stores answers waits for one at most. */
async function recountRuns(tools: Tools, place: Place): Promise<void> {
  for (const run of await listRunKeys(tools, place))
    await inTransaction(tools, (within) => recountRun(within, run));
}
