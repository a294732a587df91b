import { organizationJobs } from "./organization/organization.jobs.ts";
import { overviewJobs } from "./overview/overview.jobs.ts";

export const adminJobs = [...organizationJobs, ...overviewJobs] as const;
