export { registerMcpRoutes, takeMcpCredentials } from "./mcp.routes.ts";
