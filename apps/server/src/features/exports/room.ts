export { exportJobs } from "./exports.jobs.ts";
export { registerExportRoutes } from "./exports.routes.ts";
