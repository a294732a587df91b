export type { Member } from "./member.ts";
export { requireMember } from "./require-member.ts";
export { openWorkspaces } from "./workspaces.routes.ts";
export { findWorkspaceSettings } from "./workspaces.service.ts";
