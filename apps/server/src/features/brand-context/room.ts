export { registerBrandContextRoutes } from "./brand-context.routes.ts";
