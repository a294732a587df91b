export { BestOpportunities } from "./best-opportunities.tsx";
export { KindBadge } from "./kind-badge.tsx";
export {
  begunOfQuery,
  openOpportunitiesQuery,
  opportunitiesAfresh,
  opportunityQuery,
} from "./opportunities.queries.ts";
export { OpportunitiesPage } from "./opportunities-page.tsx";
export { parseOpportunitiesSearch } from "./opportunities-search.rules.ts";
export { ScoreCell } from "./score-cell.tsx";
