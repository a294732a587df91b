export { siteJobs } from "./sites.jobs.ts";
export { registerSiteRoutes } from "./sites.routes.ts";
