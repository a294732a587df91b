export type { Member } from "../store/member.ts";
export { isMemberOf } from "./is-member-of.ts";
export { openWorkspaces } from "./open-workspaces.ts";
export { findWorkspaceSettings } from "./workspace-settings.ts";
