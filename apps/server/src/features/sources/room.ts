export { registerSourceRoutes } from "./sources.routes.ts";
