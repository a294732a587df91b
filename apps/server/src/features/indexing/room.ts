export { indexingJobs } from "./indexing.jobs.ts";
export { registerIndexingRoutes } from "./indexing.routes.ts";
