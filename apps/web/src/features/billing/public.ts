export { WorkspaceAllowance } from "./workspace-allowance.tsx";
