import { auditJobs } from "./audit/audit.jobs.ts";
import { organizationJobs } from "./organization/organization.jobs.ts";
import { overviewJobs } from "./overview/overview.jobs.ts";

export const adminJobs = [...auditJobs, ...organizationJobs, ...overviewJobs] as const;
