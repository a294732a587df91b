export { foreignWorkspace } from "./foreign.queries.ts";
export { ForeignWorkspaceBar } from "./foreign-workspace-bar.tsx";
