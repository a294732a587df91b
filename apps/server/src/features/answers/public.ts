export { answerAll } from "./answer-all.ts";
export { startAnswering } from "./answering.ts";
export { answerJobs } from "./answers.jobs.ts";
export { openAnswers } from "./answers.routes.ts";
export { answers } from "./answers.ts";
export { answersCounted, type CountedAnswer } from "./answers-counted.ts";
export { followCampaigns } from "./follow-campaigns.ts";
export { indexNames, mentions } from "./mentions.rules.ts";
