import { isOpenWorkspace, listOpen } from "./store/workspaces.sql.ts";
import { addWorkspace } from "./workspaces.service.ts";

/** What rooms below may ask about a workspace that is not a member's, and do to it. */
export const workspaces = { add: addWorkspace, isOpen: isOpenWorkspace, listOpen } as const;
