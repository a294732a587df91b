export { answersPath } from "./answer-links.rules.ts";
export { InsightCard } from "./insight-card.tsx";
export { InsightFilters } from "./insight-filters.tsx";
export {
  filterOf,
  type InsightAddress,
  insightAddress,
  insightView,
  parseInsightAddress,
} from "./insight-view.rules.ts";
export type { InsightFilter } from "./insights.queries.ts";
export { keepRange, keptDays } from "./kept-range.ts";
