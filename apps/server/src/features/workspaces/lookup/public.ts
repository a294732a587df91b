export { openWorkspaces } from "./open-workspaces.ts";
export { findWorkspaceSettings } from "./workspace-settings.ts";
