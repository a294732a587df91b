export { BestOpportunities } from "./best-opportunities.tsx";
export { KindBadge } from "./marks/kind-badge.tsx";
export { ScoreCell } from "./marks/score-cell.tsx";
export {
  begunOfQuery,
  openOpportunitiesQuery,
  opportunitiesAfresh,
  opportunityQuery,
} from "./opportunities.queries.ts";
