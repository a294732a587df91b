export type { Member, Owner } from "./member.ts";
export { requireMember, requireOwner } from "./require-member.ts";
export { openWorkspaces } from "./workspaces.routes.ts";
export { findWorkspaceSettings } from "./workspaces.service.ts";
