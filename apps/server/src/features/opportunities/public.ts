export { mayLook } from "./may-look.ts";
export { opportunityJobs } from "./opportunities.jobs.ts";
export { registerOpportunityRoutes } from "./opportunities.routes.ts";
export { enqueueRefresh, refreshNow, refreshWorkspace } from "./refresh.ts";
export { subscribeToEvidence } from "./subscribe-to-evidence.ts";
