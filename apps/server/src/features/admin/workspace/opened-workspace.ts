import { findWorkspaceFacts, type WorkspaceFacts } from "#features/workspaces/support/public.ts";
import { type Place, placeOfSuperuser } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface FoundWorkspace {
  readonly place: Place;
  /** Undefined for one that was removed, or never was. */
  readonly facts: WorkspaceFacts | undefined;
}

/** Finds what is there of a workspace, deleted or not. */
export async function findOpened(tools: Tools, workspaceId: string): Promise<FoundWorkspace> {
  const place = placeOfSuperuser({ workspaceId });
  return { place, facts: await findWorkspaceFacts(tools, place) };
}

/** A workspace that is not deleted; throws NOT_FOUND for any other. */
export async function openedWorkspace(tools: Tools, workspaceId: string): Promise<Place> {
  const { place, facts } = await findOpened(tools, workspaceId);
  if (!facts || facts.deleted_at !== null) throw new Refusal("NOT_FOUND");
  return place;
}
