import { askForDeletion } from "../deletion/ask-for-deletion.ts";
import { listUnfinishedOrganizations } from "../deletion/deletions.sql.ts";
import { handOver } from "./hand-over.sql.ts";
import { hideAll } from "./hide-all.ts";
import {
  listMembershipsOf,
  listPeopleOfOrganization,
  listWorkspacesOfOrganization,
  namesOfOrganization,
} from "./of-organization.sql.ts";
import { walkMembers, walkWorkspaces } from "./walk.sql.ts";

/** What belongs to one organization, and where one account belongs, for superusers; one name of the door for all of it. */
export const organizationWorkspaces = {
  list: listWorkspacesOfOrganization,
  people: listPeopleOfOrganization,
  names: namesOfOrganization,
  ofUser: listMembershipsOf,
  handOver,
  askForDeletion,
  listUnfinished: listUnfinishedOrganizations,
  hideAll,
} as const;

/** Everything of an organization in slices, for a file of it; each after the last one of the slice before. */
export const organizationWalk = { workspaces: walkWorkspaces, members: walkMembers } as const;
