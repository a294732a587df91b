export { simulateDraft } from "./simulate-draft.ts";
export { type SimulationTask, simulator } from "./simulation.rules.ts";
