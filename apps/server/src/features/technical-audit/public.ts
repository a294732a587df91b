export { technicalAuditJobs } from "./technical-audit.jobs.ts";
export { registerTechnicalAuditRoutes } from "./technical-audit.routes.ts";
