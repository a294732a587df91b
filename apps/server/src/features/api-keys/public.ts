export { registerApiKeyRoutes } from "./api-keys.routes.ts";
export { createApiKey, listApiKeys, listKeysOfOrganization } from "./api-keys.service.ts";
export type { KeyOwner } from "./api-keys.sql.ts";
export { openKeyring } from "./keyring.ts";
