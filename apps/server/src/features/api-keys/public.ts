export { registerApiKeyRoutes } from "./api-keys.routes.ts";
export { createApiKey, listApiKeys } from "./api-keys.service.ts";
export { type KeyOwner, listKeysOf } from "./api-keys.sql.ts";
export { openKeyring } from "./keyring.ts";
