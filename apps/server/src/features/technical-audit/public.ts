export { htmlFacts } from "./facts/read-facts.ts";
export { technicalAuditJobs } from "./technical-audit.jobs.ts";
export { registerTechnicalAuditRoutes } from "./technical-audit.routes.ts";
