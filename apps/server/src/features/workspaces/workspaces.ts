import { listAllowedViewers } from "./list-allowed-viewers.ts";
import { listMembers } from "./members.service.ts";
import { insertMember } from "./members.sql.ts";
import { workspaceList } from "./workspace-list.ts";
import { addWorkspace } from "./workspaces.service.ts";
import { isOpenWorkspace } from "./workspaces.sql.ts";

/** What rooms below may ask about workspaces and do to them; one name of the door for all of it. */
export const workspaces = {
  list: workspaceList,

  listMembers,

  add: addWorkspace,

  isOpen: isOpenWorkspace,

  listAllowedViewers,

  /** Lets a user belong to the workspace; anyone who belongs to it already keeps their role. */
  addMember: insertMember,
} as const;
