import type { CountedAnswer } from "#features/answers/counts/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { placesOf } from "./placed.rules.ts";
import { rollUp } from "./roll-up.rules.ts";
import { addSums } from "./roll-up.sql.ts";
import { type ChangedCampaign, holdChanged } from "./sum-states.sql.ts";

/** Keeps the sums with answers that change, in the very transaction that changes them. */
export async function keepSums(
  within: Tools,
  changes: { readonly before: readonly CountedAnswer[]; readonly after: readonly CountedAnswer[] },
): Promise<void> {
  const all = [...changes.before, ...changes.after];
  if (all.length === 0) return;

  const states = await holdChanged(within, await changedOf(within, all));
  await addSums(within, rollUp(changes, placesOf(states)));
}

async function changedOf(within: Tools, all: readonly CountedAnswer[]): Promise<ChangedCampaign[]> {
  const workspaceOf = new Map(all.map(({ campaign_id, workspace_id }) => [campaign_id, workspace_id]));
  const zones = new Map<string, string>();
  for (const id of new Set(workspaceOf.values())) {
    const settings = await findWorkspaceSettings(within, id);
    zones.set(id, settings?.time_zone ?? "UTC");
  }
  return [...workspaceOf].map(([campaign_id, workspace_id]) => ({
    workspace_id,
    campaign_id,
    time_zone: zones.get(workspace_id) ?? "UTC",
  }));
}
