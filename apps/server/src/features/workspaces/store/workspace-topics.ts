import type { NamesWorkspace, Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

export const workspaceTopics = {
  /** A workspace was hidden from everyone: nobody enters it any more, and nothing should be sent in its name. */
  deleted: topic<Place>("workspace.deleted"),

  /** Somebody left the workspace or was removed from it, in the same transaction; not where an account is deleted. */
  memberLeft: topic<Place & { readonly userId: string }>("workspace.member-left"),

  /** Somebody lost the workspace, or everybody. Announced after the transaction: anyone who looks then finds it so. */
  accessLost: topic<NamesWorkspace>("workspace.access-lost"),

  /**
   * Purge of a deleted workspace, whose things go for good. Its rows in PostgreSQL are removed by themselves; listeners remove what is
   * kept elsewhere, and tell how many rows that were: { "clickhouse.visits": 3 }. It can be announced more than once, until all of them
   * have succeeded, and once more a day later.
   */
  purged: topic<Place, Readonly<Record<string, number>>>("workspace.purged"),

  /** The workspace's days begin at another hour from now on. */
  timeZoneChanged: topic<Place>("workspace.time-zone-changed"),
} as const;
