export type { InsightFilter } from "./insights.queries.ts";
export { AnswersLink } from "./links/answers-link.tsx";
export { HeadlineCard } from "./summary/headline-card.tsx";
