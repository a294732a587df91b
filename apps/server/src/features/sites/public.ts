export { faviconPath } from "./favicon-path.ts";
export { forgetFavicons } from "./sites.jobs.ts";
export { registerSiteRoutes } from "./sites.routes.ts";
