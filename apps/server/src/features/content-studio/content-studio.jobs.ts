import { checkDueLive, checkLive } from "./publish/check-live.ts";
import { runSimulation } from "./simulate/run-simulation.ts";
import { writeOptimization } from "./work/write-optimization.ts";

export const contentStudioJobs = [writeOptimization, runSimulation, checkLive, checkDueLive] as const;
