export { connectedAppJobs } from "./connected-apps.jobs.ts";
export { registerConnectedAppRoutes } from "./connected-apps.routes.ts";
export { subscribeConnectedApps } from "./subscribe-to-accounts.ts";
