export { opportunityJobs } from "./opportunities.jobs.ts";
export { registerOpportunityRoutes } from "./opportunities.routes.ts";
export { subscribeToEvidence } from "./subscribe-to-evidence.ts";
