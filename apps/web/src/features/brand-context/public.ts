export { brandSettingsQuery } from "./brand-context.queries.ts";
