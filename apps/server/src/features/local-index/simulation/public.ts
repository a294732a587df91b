export { simulateDraft } from "./simulate-draft.ts";
export type { SimulationTask } from "./simulation.rules.ts";
