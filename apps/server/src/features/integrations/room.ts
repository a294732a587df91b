export { registerIntegrationRoutes } from "./integrations.routes.ts";
