export { subscribeToCampaigns } from "./after/subscribe-to-campaigns.ts";
export { answerJobs } from "./answers.jobs.ts";
export { registerAnswerRoutes } from "./answers.routes.ts";
export { startAnswering } from "./ask/answering.ts";
