export {
  createApiKey,
  findKeys,
  listApiKeys,
  listKeysAfter,
  listKeysOfOrganization,
} from "./api-keys.service.ts";
export type { FoundKey, KeyOwner } from "./api-keys.sql.ts";
export { openKeyring } from "./keyring.ts";
