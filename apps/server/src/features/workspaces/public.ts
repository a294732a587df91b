export { workspaceTopics } from "./store/workspace-topics.ts";
export { findWorkspaceSettings } from "./workspaces.service.ts";
export { workspaces } from "./workspaces.ts";
