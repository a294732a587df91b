export { findSites, findWorkspaceFacts, type Site, type WorkspaceFacts } from "./workspace-facts.ts";
