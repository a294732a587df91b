export { listSources } from "./list-sources.ts";
export { registerSourceRoutes } from "./sources.routes.ts";
