import { fillWorkspace } from "./fill-workspace.ts";

export const demoJobs = [fillWorkspace] as const;
