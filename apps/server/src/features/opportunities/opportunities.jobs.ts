import { refreshDue } from "./due-refreshes.ts";
import { readCited } from "./explain/read-cited.ts";
import { refreshWorkspace } from "./refresh.ts";

export const opportunityJobs = [refreshWorkspace, refreshDue, readCited] as const;
