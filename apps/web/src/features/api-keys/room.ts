export { ApiAgentsPage } from "./agents/api-agents-page.tsx";
export { ApiKeysPage } from "./api-keys-page.tsx";
