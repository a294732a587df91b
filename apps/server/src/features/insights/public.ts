export { checkSums } from "./daily-sums/check-sums.ts";
export { followAnswers } from "./daily-sums/follow-answers.ts";
export { rebuildInsights } from "./daily-sums/rebuild-insights.ts";
export { openInsights } from "./insights.routes.ts";
export { insights } from "./insights.ts";
