export { BestOpportunities } from "./best-opportunities.tsx";
export {
  begunOfQuery,
  openOpportunitiesQuery,
  opportunitiesAfresh,
  opportunityQuery,
} from "./opportunities.queries.ts";
export { OpportunitiesPage } from "./opportunities-page.tsx";
export { parseOpportunitiesSearch } from "./opportunities-search.rules.ts";
