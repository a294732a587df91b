import { countCells, listAskedQueries, listLines, listNewestLines } from "./answer-lists.sql.ts";
import { lookBack } from "./look-back.ts";
import { modelShown, modelsById } from "./model-shown.rules.ts";
import { expectCampaign } from "./runs.service.ts";
import { shownAnswers } from "./shown-answers.ts";

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
} as const;
