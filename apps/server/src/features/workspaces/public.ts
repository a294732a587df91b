export { type Member, type Owner, requireMember, requireOwner } from "./member.ts";
export { openWorkspaces } from "./workspaces.routes.ts";
