export { InsightFilters } from "./insight-filters.tsx";
export { InsightScope, useInsightScope } from "./insight-scope.tsx";
export {
  type InsightAddress,
  insightAddress,
  insightPresets,
  insightView,
  parseInsightAddress,
} from "./insight-view.rules.ts";
export { KnownCampaign } from "./known-campaign.tsx";
export { storedDays } from "./stored-range.ts";
