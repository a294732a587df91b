export { workspaceJobs } from "./workspaces.jobs.ts";
export { registerWorkspaceRoutes } from "./workspaces.routes.ts";
