export { organizationEnd, organizationSupport } from "./organization-support.ts";
