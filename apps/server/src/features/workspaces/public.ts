export { workspaceTopics } from "./store/workspace-topics.ts";
export { addWorkspace } from "./workspaces.service.ts";
