export { actJobs as adminJobs } from "./acts/acts.jobs.ts";
export { registerAdminRoutes } from "./admin.routes.ts";
export type { HealthSources } from "./health.ts";
export { overviewJobs } from "./overview/overview.jobs.ts";
