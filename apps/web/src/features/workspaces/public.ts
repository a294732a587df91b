export { CreateWorkspaceForm } from "./create/create-workspace-form.tsx";
export { CreateWorkspacePage } from "./create/create-workspace-page.tsx";
export { SelectedWorkspace } from "./selected-workspace.tsx";
export { useSelectedWorkspace } from "./switcher/use-selected-workspace.ts";
export { useSwitchWorkspace } from "./switcher/use-switch-workspace.ts";
export { WorkspaceSwitcher } from "./switcher/workspace-switcher.tsx";
export { workspacesQuery } from "./workspaces.queries.ts";
export { WorkspacesPage } from "./workspaces-page.tsx";
