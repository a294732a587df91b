export { subscribeToAnswers } from "./daily-sums/subscribe-to-answers.ts";
export { insightJobs } from "./insights.jobs.ts";
export { registerInsightRoutes } from "./insights.routes.ts";
export { insights } from "./insights.ts";
