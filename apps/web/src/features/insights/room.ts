export { parseOverviewSearch } from "./cards/overview-search.rules.ts";
export { OverviewPage } from "./overview-page.tsx";
