export { DashboardPage } from "./dashboard-page.tsx";
export { parseDashboardSearch } from "./dashboard-search.rules.ts";
export { showChecklist } from "./hidden-checklist.ts";
