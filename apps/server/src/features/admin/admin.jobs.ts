import { actJobs } from "./acts/acts.jobs.ts";
import { overviewJobs } from "./overview/overview.jobs.ts";

export const adminJobs = [...actJobs, ...overviewJobs] as const;
