import { listLines, listNewestLines } from "./answer-lists.sql.ts";
import { listExamples, listNegative } from "./example-answers.sql.ts";
import { countListed, listListed } from "./listed-answers.sql.ts";
import { savedAnswers } from "./saved-answers.ts";
import { clientBases } from "./sentiment-bases.sql.ts";
import { shownAnswers } from "./shown-answers.ts";
import { listSourcePageRows } from "./source-pages.sql.ts";

/** Answers as pages show them: in lists, one by one, and by the pages that they cite. */
export const answers = {
  listLines,
  listNewestLines,
  shown: shownAnswers,
  listExamples,
  listNegative,
  listListed,
  countListed,
  saved: savedAnswers,
  clientBases,
  listSourcePages: listSourcePageRows,
} as const;
