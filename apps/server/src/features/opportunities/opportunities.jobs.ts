import { refreshDue } from "./due-refreshes.ts";
import { refreshWorkspace } from "./refresh.ts";

export const opportunityJobs = [refreshWorkspace, refreshDue] as const;
