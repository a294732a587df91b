import { placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { askForDeletion } from "../deletion/ask-for-deletion.ts";
import { hideAndPurge } from "../deletion/delete-workspace.ts";
import type { DeletionRow } from "../deletion/deletions.sql.ts";
import { listUnfinishedOrganizations } from "../deletion/deletions.sql.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { handOver } from "./hand-over.sql.ts";
import {
  listMembershipsOf,
  listPeopleOfOrganization,
  listWorkspacesOfOrganization,
  namesOfOrganization,
} from "./of-organization.sql.ts";
import { walkMembers, walkWorkspaces } from "./walk.sql.ts";

/** Hides a deleted organization's workspaces and has them removed, each in a transaction of its own. */
async function hideAll(
  tools: Tools,
  { id, subject_id: organizationId, requested_by }: DeletionRow,
): Promise<void> {
  const left = await namesOfOrganization(tools, organizationId);
  for (const workspaceId of left.keys()) {
    const place = placeOfJob({ workspaceId });
    await inTransaction(tools, (within) =>
      hideAndPurge(within, { userId: requested_by ?? undefined }, place, { partOf: id, by: "support" }),
    );
    await workspaceTopics.accessLost.announce(tools, place);
  }
}

/** Workspaces of one organization, and where one account belongs, for superusers; one name of the door for all of it. */
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
