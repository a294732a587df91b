export type { Member } from "../store/member.ts";
export { openWorkspaces } from "./open-workspaces.ts";
export { findWorkspaceSettings } from "./workspace-settings.ts";
