export { AnswersLink } from "./answers-link.tsx";
export { filterOf, type InsightAddress, insightAddress, insightView, parseInsightAddress } from "./insight-view.rules.ts";
export type { InsightFilter } from "./insights.queries.ts";
