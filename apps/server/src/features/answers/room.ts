export { reanalyseAll } from "./analysis/reanalyse.ts";
export { answerJobs } from "./answers.jobs.ts";
export { registerAnswerRoutes } from "./answers.routes.ts";
export { startAnswering } from "./ask/answering.ts";
export { subscribeToCampaigns } from "./subscribe-to-campaigns.ts";
