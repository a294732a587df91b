import { countCells, listAskedQueries, listLines, listNewestLines } from "./answer-lists.sql.ts";
import { listCountedOf } from "./counted-answers.sql.ts";
import { listExamples, listNegative } from "./example-answers.sql.ts";
import { listListed } from "./listed-answers.sql.ts";
import { lookBack } from "./look-back.ts";
import { modelShown, modelsById } from "./model-shown.rules.ts";
import { reanalyse } from "./reanalyse.ts";
import { expectCampaign } from "./runs.service.ts";
import { shownAnswers } from "./shown-answers.ts";
import { listSourcePageRows } from "./source-pages.sql.ts";
import { tallyAnswers } from "./tallies.sql.ts";

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
  lookBack,
  listCountedOf,
  listExamples,
  listNegative,
  listListed,
  /** What all answers of a workspace come to, counted from themselves. */
  tally: tallyAnswers,
  listSourcePages: listSourcePageRows,
  reanalyse,
} as const;
