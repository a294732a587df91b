export { findLastReports } from "./ingest/last-reports.ts";
export { trackOnce } from "./ingest/track-once.ts";
export { registerTrackingRoutes } from "./ingest/tracking.routes.ts";
export { registerRetentionRoutes } from "./retention/retention.routes.ts";
export { repairHourlySeries } from "./series/hourly-series.ts";
export { registerVisitRoutes } from "./show/visits.routes.ts";
export { subscribeToWorkspaces } from "./subscribe-to-workspaces.ts";
export { visitJobs } from "./visits.jobs.ts";
