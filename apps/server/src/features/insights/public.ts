export { cachedResult } from "./cached-result.ts";
export { rebuildAll, rebuildWorkspace } from "./daily-sums/rebuild-insights.ts";
export { subscribeToAnswers } from "./daily-sums/subscribe-to-answers.ts";
export { insightJobs } from "./insights.jobs.ts";
export { registerInsightRoutes } from "./insights.routes.ts";
export { scopeOf } from "./scope.ts";
export { citingAnswers, listSourceUses, sourceTrends } from "./source-figures.ts";
