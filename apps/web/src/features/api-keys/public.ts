export { apiKeysQuery, type CreatedKey } from "./api-keys.queries.ts";
export { ApiKeysPage } from "./api-keys-page.tsx";
export { CreateWebsiteKey } from "./create-website-key.tsx";
export { CreatedKeyBox } from "./created-key-box.tsx";
