export { registerRobotsRoutes } from "./robots.routes.ts";
