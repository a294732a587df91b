export { faviconPath } from "./favicon-path.ts";
export { forgetFavicons } from "./sites.jobs.ts";
export { openSites } from "./sites.routes.ts";
