export { organizationSupport } from "./organization-support.ts";
