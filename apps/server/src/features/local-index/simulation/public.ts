export { simulateDraft } from "./simulate-draft.ts";
export type { Draft, SimulatedQuestion, Simulation, SimulationTask } from "./simulation.rules.ts";
