export { PlanPage } from "./plan-page.tsx";
export { parsePlanSearch } from "./plan-search.rules.ts";
