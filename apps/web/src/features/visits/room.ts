export { restoredSearch, startLoadingVisits } from "./visits-loading.ts";
export { VisitsPage } from "./visits-page.tsx";
export { parseVisitsSearch } from "./visits-search.rules.ts";
