export { workspaceTopics } from "./workspace-topics.ts";
export { workspaceJobs } from "./workspaces.jobs.ts";
export { registerWorkspaceRoutes } from "./workspaces.routes.ts";
export { findWorkspaceSettings } from "./workspaces.service.ts";
export { workspaces } from "./workspaces.ts";
