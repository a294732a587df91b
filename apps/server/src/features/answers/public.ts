export { followCampaigns } from "./after/follow-campaigns.ts";
export { answerJobs } from "./answers.jobs.ts";
export { openAnswers } from "./answers.routes.ts";
export { answers } from "./answers.ts";
export { answerAll } from "./ask/answer-all.ts";
export { startAnswering } from "./ask/answering.ts";
export { answersCounted, type CountedAnswer } from "./keep/answers-counted.ts";
