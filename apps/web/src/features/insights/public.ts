export { AnswersLink } from "./answers-link.tsx";
export { InsightFilters } from "./filters/insight-filters.tsx";
export { InsightScope, useInsightScope } from "./filters/insight-scope.tsx";
export { type InsightAddress, parseInsightAddress } from "./filters/insight-view.rules.ts";
export { KnownCampaign } from "./filters/known-campaign.tsx";
export { storedDays } from "./filters/stored-range.ts";
export type { InsightFilter } from "./insights.queries.ts";
export { OverviewPage } from "./overview-page.tsx";
export { parseOverviewSearch } from "./overview-search.rules.ts";
