export { AnswersLink } from "./answers-link.tsx";
export type { InsightFilter } from "./insights.queries.ts";
export { OverviewPage } from "./overview-page.tsx";
export { parseOverviewSearch } from "./overview-search.rules.ts";
export { HeadlineCard } from "./summary/headline-card.tsx";
