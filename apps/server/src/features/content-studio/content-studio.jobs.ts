import { checkDueLive, checkLive } from "./publish/check-live.ts";
import { runModelSimulation } from "./simulate/models/run-model-simulation.ts";
import { runSimulation } from "./simulate/run-simulation.ts";
import { writeOptimization } from "./work/write-optimization.ts";

export const contentStudioJobs = [
  writeOptimization,
  runSimulation,
  runModelSimulation,
  checkLive,
  checkDueLive,
] as const;
