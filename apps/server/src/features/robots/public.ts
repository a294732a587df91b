export { registerRobotsRoutes } from "./robots.routes.ts";
export { type AgentVerdicts, pairsMax, shownVerdict, verdictsOf } from "./verdicts.rules.ts";
