export { organizationWorkspaces } from "./of-organization.ts";
