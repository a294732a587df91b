export { apiKeysQuery, type CreatedKey } from "./api-keys.queries.ts";
export { CreateWebsiteKey } from "./create-website-key.tsx";
export { CreatedKeyBox } from "./created-key-box.tsx";
