import { isOpenWorkspace, listOpen } from "../store/workspaces.sql.ts";

/** Workspaces that are neither inactive nor deleted, for statements of rooms below. */
export const openWorkspaces = { isOpen: isOpenWorkspace, list: listOpen } as const;
