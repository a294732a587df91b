export { parseAgentVisitsSearch } from "./agents-address.rules.ts";
export { restoredAgentVisits, startLoadingAgentVisits } from "./agents-loading.ts";
export { AgentVisitsPage } from "./agents-page.tsx";
