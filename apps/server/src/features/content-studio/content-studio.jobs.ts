import { runSimulation } from "./simulate/run-simulation.ts";
import { writeOptimization } from "./work/write-optimization.ts";

export const contentStudioJobs = [writeOptimization, runSimulation] as const;
