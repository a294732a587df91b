export { registerMcpRoutes } from "./mcp.routes.ts";
