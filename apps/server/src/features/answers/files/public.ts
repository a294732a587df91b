export { answerDays, citationDays, mentionDays } from "./answer-days.sql.ts";
