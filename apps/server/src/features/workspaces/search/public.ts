export { workspaceSearch } from "./workspace-search.ts";
