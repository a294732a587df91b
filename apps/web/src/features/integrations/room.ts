export { IntegrationsPage } from "./integrations-page.tsx";
export { parseIntegrationsSearch } from "./integrations-search.rules.ts";
