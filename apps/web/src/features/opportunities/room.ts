export { OpportunitiesPage } from "./opportunities-page.tsx";
export { parseOpportunitiesSearch } from "./opportunities-search.rules.ts";
