export { reviewRun } from "./after/review-run.ts";
export { subscribeToCampaigns } from "./after/subscribe-to-campaigns.ts";
export { answerJobs } from "./answers.jobs.ts";
export { registerAnswerRoutes } from "./answers.routes.ts";
export { answerAll } from "./ask/answer-all.ts";
export { startAnswering } from "./ask/answering.ts";
export { askInLane } from "./ask/ask-in-lane.ts";
export { type DemoQuestion, demoAsked } from "./ask/demo-asked.ts";
export { reanalyseAll } from "./keep/reanalyse.ts";
