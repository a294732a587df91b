import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { workspaceAnswers } from "#features/answers/support/public.ts";
import { workspaceSums } from "#features/insights/daily-sums/public.ts";
import { findDeletionOf } from "#features/workspaces/deletion/public.ts";
import type { WorkspaceFacts } from "#features/workspaces/support/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { ownersByOrganization } from "../store/owners.ts";
import { shownRows } from "./deletions.ts";
import { findOpened } from "./opened-workspace.ts";

/** All that a superuser sees of a workspace at once; its lists are asked for apart. */
export async function getWorkspaceDetails(tools: Tools, workspaceId: string): Promise<WorkspaceDetails> {
  const { place, facts } = await findOpened(tools, workspaceId);
  const deletion = facts && facts.deleted_at === null ? undefined : await findDeletionOf(tools, place);
  if (!facts && !deletion) throw new Refusal("NOT_FOUND");

  const [workspace, sums, analysis, [receipt]] = await Promise.all([
    facts ? shownFacts(tools, facts) : null,
    workspaceSums.count(tools, place),
    workspaceAnswers.listReanalyses(tools, place),
    shownRows(tools, deletion ? [deletion] : []),
  ]);
  return { id: workspaceId, workspace, sums, analysis, deletion: receipt ?? null };
}

/** A workspace that is there, or of which there is a receipt; throws NOT_FOUND for any other. */
export async function knownWorkspace(tools: Tools, workspaceId: string): Promise<Place> {
  const { place, facts } = await findOpened(tools, workspaceId);
  if (!facts && !(await findDeletionOf(tools, place))) throw new Refusal("NOT_FOUND");
  return place;
}

async function shownFacts(tools: Tools, facts: WorkspaceFacts): Promise<WorkspaceDetails["workspace"]> {
  const { is_active: _, deleted_at: __, created, ...rest } = facts;
  const owners = await ownersByOrganization(tools, [facts.organization_id]);
  return {
    ...rest,
    owner_email: owners.get(facts.organization_id)?.owner_email ?? "",
    state: stateOf(facts),
    created: created.toISOString(),
  };
}

function stateOf({ is_active, deleted_at }: WorkspaceFacts): "active" | "deactivated" | "deleted" {
  if (deleted_at !== null) return "deleted";
  return is_active ? "active" : "deactivated";
}
