import { findBestWorkspaces, findWorkspaces } from "../list/search-workspaces.sql.ts";

/** Workspaces of every organization by what is known of them, for superusers. */
export const workspaceSearch = { find: findWorkspaces, findBest: findBestWorkspaces } as const;
