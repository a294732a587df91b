import { placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { hideAndPurge } from "../deletion/delete-workspace.ts";
import type { DeletionRow } from "../deletion/deletions.sql.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { namesOfOrganization } from "./of-organization.sql.ts";

/**
 * Hides all workspaces of an organization that is deleted, and has each removed. Each is hidden in a transaction of its own:
 * whoever is killed in between leaves the others to the next one.
 */
export async function hideAll(
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
