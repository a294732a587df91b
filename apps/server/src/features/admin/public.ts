export { registerAdminRoutes } from "./admin.routes.ts";
export type { HealthSources } from "./health.ts";
