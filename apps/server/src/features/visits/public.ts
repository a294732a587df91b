export { repairHourlySeries } from "./hourly-series.ts";
export { subscribeToWorkspaces } from "./subscribe-to-workspaces.ts";
export { trackOnce } from "./track-once.ts";
export { registerTrackingRoutes } from "./tracking.routes.ts";
export { registerVisitRoutes } from "./visits.routes.ts";
