export { workspaceTopics } from "./store/workspace-topics.ts";
export { findWorkspaceSettings, workspaces } from "./workspaces.service.ts";
