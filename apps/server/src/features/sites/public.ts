export { faviconOf, faviconPath } from "./favicon-path.ts";
export { siteJobs } from "./sites.jobs.ts";
export { registerSiteRoutes } from "./sites.routes.ts";
