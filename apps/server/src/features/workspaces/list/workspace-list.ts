import { boundWorkspaces, listBeyond, listEnding, listPaid, listPayers } from "./payers-workspaces.sql.ts";
import {
  countWorkspaces,
  findPayers,
  listPeopleOfOrganization,
  listWorkspaceIds,
  listWorkspacesOfOrganization,
  namesOfOrganization,
  searchWorkspaces,
} from "./search-workspaces.sql.ts";

/** Workspaces of every organization, for superusers and for the room of payments; one name of the door for all of it. */
export const workspaceList = {
  search: searchWorkspaces,
  count: countWorkspaces,
  listOf: listWorkspacesOfOrganization,
  namesOf: namesOfOrganization,
  peopleOf: listPeopleOfOrganization,
  listEnding,
  listBeyond,
  listPayers,
  listPaid,
  findPayers,
  listIds: listWorkspaceIds,
  bound: boundWorkspaces,
} as const;
