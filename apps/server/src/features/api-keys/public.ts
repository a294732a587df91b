export {
  createApiKey,
  findKeys,
  listApiKeys,
  listKeysAfter,
  listKeysOfOrganization,
} from "./api-keys.service.ts";
export type { FoundKey, KeyOwner } from "./api-keys.sql.ts";
export { keyRefusal } from "./held-key.ts";
export { openKeyring, secretIn } from "./keyring.ts";
