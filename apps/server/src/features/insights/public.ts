export { checkSums } from "./check-sums.ts";
export { followAnswers } from "./follow-answers.ts";
export { openInsights } from "./insights.routes.ts";
export { insights } from "./insights.ts";
export { rebuildInsights } from "./rebuild-insights.ts";
