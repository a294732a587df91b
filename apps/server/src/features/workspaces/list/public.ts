export { workspaceList } from "./workspace-list.ts";
