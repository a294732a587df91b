export { followWorkspaces } from "./follow-workspaces.ts";
export { repairHourlySeries } from "./hourly-series.ts";
export { trackOnce } from "./track-once.ts";
export { openTracking } from "./tracking.routes.ts";
export { openVisits } from "./visits.routes.ts";
