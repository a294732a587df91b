export { findSites, type Site } from "./find-sites.ts";
export { findWorkspaceFacts, type WorkspaceFacts } from "./workspace-facts.ts";
