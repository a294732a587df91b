import { purgeWorkspace } from "./purge-workspace.ts";

export const workspaceJobs = [purgeWorkspace] as const;
