export { parseOverviewSearch } from "./cards/overview-search.rules.ts";
export type { InsightFilter } from "./insights.queries.ts";
export { AnswersLink } from "./links/answers-link.tsx";
export { OverviewPage } from "./overview-page.tsx";
export { HeadlineCard } from "./summary/headline-card.tsx";
