export { indexingJobs } from "./indexing.jobs.ts";
export { registerIndexingRoutes } from "./indexing.routes.ts";
export { readSiteNow } from "./site-readings.ts";
