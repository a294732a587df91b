export { adJobs } from "./ads.jobs.ts";
export { registerAdRoutes } from "./ads.routes.ts";
export { registerContentRoutes } from "./content.routes.ts";
export { subscribeAdsToWorkspaces } from "./subscribe-to-workspaces.ts";
