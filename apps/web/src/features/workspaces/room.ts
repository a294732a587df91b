export { CreateWorkspacePage } from "./create/create-workspace-page.tsx";
export { WorkspaceSwitcher } from "./switcher/workspace-switcher.tsx";
export { WorkspacesPage } from "./workspaces-page.tsx";
