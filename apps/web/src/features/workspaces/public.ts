export { CreateWorkspaceForm } from "./create/create-workspace-form.tsx";
export { SelectedWorkspace } from "./selected-workspace.tsx";
export { useSelectedWorkspace } from "./switcher/use-selected-workspace.ts";
export { useSwitchWorkspace } from "./switcher/use-switch-workspace.ts";
export { workspacesQuery } from "./workspaces.queries.ts";
