export { apiKeysQuery, type CreatedKey, useCreateApiKey } from "./api-keys.queries.ts";
export { availableKeyName } from "./api-keys.rules.ts";
export { ApiKeysPage } from "./api-keys-page.tsx";
export { CreatedKeyBox } from "./created-key-box.tsx";
