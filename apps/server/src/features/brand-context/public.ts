export { registerBrandContextRoutes } from "./brand-context.routes.ts";
export { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
export { openSuggestionTurns } from "./suggestion-turns.ts";
export { suggestBrand } from "./suggestions.ts";
