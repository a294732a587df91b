export { registerIndexingRoutes } from "./indexing.routes.ts";
export { indexingJobs, readSiteNow } from "./site-readings.ts";
