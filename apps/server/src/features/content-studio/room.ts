export { contentStudioJobs } from "./content-studio.jobs.ts";
export { registerContentStudioRoutes } from "./content-studio.routes.ts";
export { subscribeToOptimizing } from "./subscribe-to-campaigns.ts";
