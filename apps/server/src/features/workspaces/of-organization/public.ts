export { organizationWalk, organizationWorkspaces } from "./of-organization.ts";
