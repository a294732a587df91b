export { registerBrandContextRoutes } from "./brand-context.routes.ts";
export { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
export { suggestBrand } from "./suggestions.ts";
