export { openBrandContext } from "./brand-context.routes.ts";
