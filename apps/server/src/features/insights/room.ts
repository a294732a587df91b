export { rebuildAll, rebuildWorkspace } from "./daily-sums/rebuild-insights.ts";
export { subscribeToAnswers } from "./daily-sums/subscribe-to-answers.ts";
export { insightJobs } from "./insights.jobs.ts";
export { registerInsightRoutes } from "./insights.routes.ts";
