export { answerAll } from "./answer-all.ts";
export type { AnswerLineRow } from "./answer-lists.sql.ts";
export { startAnswering } from "./answering.ts";
export { answerJobs } from "./answers.jobs.ts";
export { openAnswers } from "./answers.routes.ts";
export { answers } from "./answers.ts";
export { followCampaigns } from "./follow-campaigns.ts";
export { indexNames, mentions } from "./mentions.rules.ts";
export { reanalyse } from "./reanalyse.ts";
