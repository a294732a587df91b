import { addAnswers } from "./answer-tally.rules.ts";
import { mayCompare } from "./comparability.rules.ts";
import { comparability } from "./comparability.ts";
import { rebuildAll, rebuildWorkspace } from "./daily-sums/rebuild-insights.ts";
import { differenceOf, intervalOf, meanOf, rateOf, verdictsOf } from "./figures.rules.ts";
import { scopeOf } from "./scope.ts";
import { listSourceRows, sumUsesByDay } from "./source-lists.sql.ts";
import { sumAnswersByDay, sumUses } from "./sums.sql.ts";

/** What rooms below may ask of the insights; one name of the door for all of it. */
export const insights = {
  scopeOf,
  comparability,
  mayCompare,
  sumAnswersByDay,
  listSources: listSourceRows,
  sumUses,
  sumUsesByDay,
  addAnswers,
  rateOf,
  meanOf,
  differenceOf,
  intervalOf,
  verdictsOf,
  rebuildWorkspace,
  rebuildAll,
} as const;
