export { DashboardPage } from "./dashboard-page.tsx";
export { parseDashboardSearch } from "./dashboard-search.rules.ts";
