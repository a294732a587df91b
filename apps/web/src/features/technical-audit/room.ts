export { AnalyzingPage } from "./analyzing/analyzing-page.tsx";
export { AuditDashboardPage } from "./dashboard/dashboard-page.tsx";
export { parseDashboardSearch } from "./dashboard/dashboard-search.rules.ts";
export { ResultsPage } from "./results/results-page.tsx";
export { parseResultsSearch } from "./results/results-search.rules.ts";
