export { openSources } from "./sources.routes.ts";
