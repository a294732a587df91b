import { overviewJobs } from "./overview/overview.jobs.ts";

export const adminJobs = [...overviewJobs] as const;
