export { ensureOrganization } from "./organizations.service.ts";
