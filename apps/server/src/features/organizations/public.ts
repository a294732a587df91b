export { ensureOrganization, organizationList, organizationStanding } from "./organizations.service.ts";
