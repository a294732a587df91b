export { answerDays, citationDays, mentionDays } from "./answer-days.ts";
