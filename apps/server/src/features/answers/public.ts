export { subscribeToCampaigns } from "./after/subscribe-to-campaigns.ts";
export { answerJobs } from "./answers.jobs.ts";
export { registerAnswerRoutes } from "./answers.routes.ts";
export { answers } from "./answers.ts";
export { answerAll } from "./ask/answer-all.ts";
export { startAnswering } from "./ask/answering.ts";
export { answersCounted, type CountedAnswer } from "./keep/answers-counted.ts";
