export { simulateDraft } from "./simulate-draft.ts";
export {
  type Draft,
  type SimulatedQuestion,
  type Simulation,
  type SimulationTask,
  simulator,
} from "./simulation.rules.ts";
