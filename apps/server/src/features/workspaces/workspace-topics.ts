import { topic } from "#platform/topic.ts";

export interface OfWorkspace {
  readonly workspaceId: string;
}

/** A workspace was hidden from everyone: nobody enters it any more, and nothing should be sent in its name. */
export const workspaceDeleted = topic<OfWorkspace>("workspace.deleted");

/** Somebody lost the workspace, or everybody. Announced after the transaction: anyone who looks then finds it so. */
export const accessLost = topic<OfWorkspace>("workspace.access-lost");

/**
 * What belongs to a deleted workspace goes for good. Its rows in PostgreSQL follow by themselves; listeners remove
 * what is kept elsewhere. It can be announced more than once, until all of them have succeeded.
 */
export const workspacePurged = topic<OfWorkspace>("workspace.purged");

/** The workspace's days begin at another hour from now on. */
export const timeZoneChanged = topic<OfWorkspace>("workspace.time-zone-changed");
