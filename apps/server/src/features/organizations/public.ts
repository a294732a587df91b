export { ensureOrganization, organizationList } from "./organizations.service.ts";
