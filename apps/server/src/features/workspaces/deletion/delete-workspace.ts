import { later } from "@citelens/contract/base/days";
import { type Actor, audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { notifyOfDeletion } from "../members/notify-members.ts";
import type { Owner } from "../store/member.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { hideWorkspace } from "../store/workspaces.sql.ts";
import { askForDeletion } from "./ask-for-deletion.ts";

/** Visits that were accepted before the deletion are stored by then, so that none is left behind. */
const purgeAfterMs = 10 * 60_000;

/** Deletes the workspace at once for everyone; of two clicks the second finds it gone. */
export async function deleteWorkspace(tools: Tools, owner: Owner): Promise<void> {
  const deleted = await inTransaction(tools, (within) => hideAndPurge(within, owner, owner));
  if (!deleted) throw new Refusal("NOT_FOUND");
}

/** Hides the workspace and has it purged, all in the caller's transaction; false when it was hidden before. */
export async function hideAndPurge(
  within: Tools,
  actor: Actor,
  place: Place,
  { partOf, by = "its owner" }: { readonly partOf?: string; readonly by?: string } = {},
): Promise<boolean> {
  const { workspaceId } = place;
  const hidden = await hideWorkspace(within, place);
  if (!hidden) return false;

  await audit(within, actor, { action: "workspace.deleted", workspaceId, details: { name: hidden.name } });
  await notifyOfDeletion(within, actor, { ...place, ...hidden, by });
  await workspaceTopics.deleted.announce(within, place);
  const notBefore = later(within.now(), purgeAfterMs);
  await askForDeletion(within, actor, {
    kind: "WORKSPACE",
    workspaceId,
    subjectId: workspaceId,
    notBefore,
    partOf,
  });
  return true;
}
