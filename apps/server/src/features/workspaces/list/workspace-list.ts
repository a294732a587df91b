import {
  boundWorkspaces,
  listBeyond,
  listEnding,
  listOwn,
  listPaid,
  listPayers,
} from "./payers-workspaces.sql.ts";
import { countWorkspaces, findPayers, listWorkspaceIds, searchWorkspaces } from "./search-workspaces.sql.ts";

/** Workspaces of every organization, for superusers and for the room of payments; one name of the door for all of it. */
export const workspaceList = {
  search: searchWorkspaces,
  count: countWorkspaces,
  listEnding,
  listBeyond,
  listPayers,
  listPaid,
  findPayers,
  listIds: listWorkspaceIds,
  listOwn,
  bound: boundWorkspaces,
} as const;
