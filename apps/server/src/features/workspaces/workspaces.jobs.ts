import { removeDeleted } from "./deletion/remove-deleted.ts";

export const workspaceJobs = [removeDeleted] as const;
