export { adminJobs } from "./admin.jobs.ts";
export { registerAdminRoutes } from "./admin.routes.ts";
export type { HealthSources } from "./health.ts";
