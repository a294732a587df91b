export { findWorkspaceFacts, type WorkspaceFacts } from "./workspace-facts.ts";
