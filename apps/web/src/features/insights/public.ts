export { AnswersLink } from "./answers-link.tsx";
export { InsightFilters } from "./insight-filters.tsx";
export { type InsightAddress, parseInsightAddress } from "./insight-view.rules.ts";
export type { InsightFilter } from "./insights.queries.ts";
export { keptDays } from "./kept-range.ts";
export { OverviewPage } from "./overview-page.tsx";
export { parseOverviewSearch } from "./overview-search.rules.ts";
export { useInsightView } from "./use-insight-view.ts";
