import { countWorkspaces, searchWorkspaces } from "./search-workspaces.sql.ts";

/** For superusers: workspaces of every organization; one name of the door for all of it. */
export const workspaceList = { search: searchWorkspaces, count: countWorkspaces } as const;
