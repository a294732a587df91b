export { adminJobs } from "./admin.jobs.ts";
export { registerAdminRoutes } from "./admin.routes.ts";
export type { HealthSources } from "./system/health.ts";
