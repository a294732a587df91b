export { checkSums } from "./daily-sums/check-sums.ts";
export { rebuildInsights } from "./daily-sums/rebuild-insights.ts";
export { subscribeToAnswers } from "./daily-sums/subscribe-to-answers.ts";
export { registerInsightRoutes } from "./insights.routes.ts";
export { insights } from "./insights.ts";
