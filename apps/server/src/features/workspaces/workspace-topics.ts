import { topic } from "#platform/topic.ts";

export interface WorkspaceEnd {
  readonly workspaceId: string;
}

/** A workspace was hidden from everyone: nobody enters it any more, and nothing should be sent in its name. */
export const workspaceDeleted = topic<WorkspaceEnd>("workspace.deleted");

/**
 * What belongs to a deleted workspace goes for good. Its rows in PostgreSQL follow by themselves; listeners remove
 * what is kept elsewhere. It can be announced more than once, until all of them have succeeded.
 */
export const workspacePurged = topic<WorkspaceEnd>("workspace.purged");
