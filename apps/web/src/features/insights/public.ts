export { answersPath } from "./answer-links.rules.ts";
export type { InsightFilter } from "./insights.queries.ts";
