export { rebuildAll, rebuildWorkspace } from "./daily-sums/rebuild-insights.ts";
export { insightJobs } from "./insights.jobs.ts";
export { registerInsightRoutes } from "./insights.routes.ts";
export { subscribeToAnswers } from "./subscribe-to-answers.ts";
