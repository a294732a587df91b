export { identityJobs } from "./identity/identity.jobs.ts";
export { readAddressList } from "./identity/lists/read-address-list.ts";
export { registerRetentionRoutes } from "./retention/retention.routes.ts";
export { repairHourlySeries } from "./series/hourly-series.ts";
export { registerVisitRoutes } from "./show/visits.routes.ts";
export { subscribeToWorkspaces } from "./subscribe-to-workspaces.ts";
export { registerTrackingRoutes } from "./tracking.routes.ts";
export { visitJobs } from "./visits.jobs.ts";
