export { registerMcpRoutes, takeBearerKeys } from "./mcp.routes.ts";
