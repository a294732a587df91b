export { stepsMax, stepsPerBreath } from "./judged-in-time.ts";
export { listedAgents } from "./listed-agents.rules.ts";
export { type AgentVerdicts, shownVerdict, verdictsOf } from "./verdicts.rules.ts";
