export { ensureOrganization } from "./organizations.sql.ts";
