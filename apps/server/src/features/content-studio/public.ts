export { contentStudioJobs } from "./content-studio.jobs.ts";
export { registerContentStudioRoutes } from "./content-studio.routes.ts";
export { subscribeToRemovals } from "./subscribe-to-campaigns.ts";
