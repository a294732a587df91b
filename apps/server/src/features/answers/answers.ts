import { reviewRun } from "./after/review-run.ts";
import { listCountedOf } from "./keep/counted-answers.sql.ts";
import { reanalyseAll } from "./keep/reanalyse.ts";
import { tallyAnswers } from "./keep/tallies.sql.ts";
import { countCells, listAskedQueries, listLines, listNewestLines } from "./show/answer-lists.sql.ts";
import { listExamples, listNegative } from "./show/example-answers.sql.ts";
import { listListed } from "./show/listed-answers.sql.ts";
import { modelShown, modelsById } from "./show/model-shown.rules.ts";
import { expectCampaign } from "./show/runs.service.ts";
import { shownAnswers } from "./show/shown-answers.ts";
import { listSourcePageRows } from "./show/source-pages.sql.ts";

/** What rooms below may ask about answers; one name of the door for all of it. */
export const answers = {
  listAskedQueries,
  listLines,
  listNewestLines,
  countCells,
  shown: shownAnswers,
  modelsById,
  modelShown,
  /** Throws NOT_FOUND for a campaign that is not of the member's workspace. */
  expectCampaign,
  reviewRun,
  listCountedOf,
  listExamples,
  listNegative,
  listListed,
  /** What all answers of a workspace come to, counted from themselves. */
  tally: tallyAnswers,
  listSourcePages: listSourcePageRows,
  reanalyseAll,
} as const;
