import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { beginRun } from "./begin-run.ts";
import type { CampaignPlace } from "./campaign-topics.ts";
import { changeCampaign, noteRun, takeDue } from "./campaigns.sql.ts";

const atOnce = 200;

/** Begins the runs that are due, of any workspace unless one is named. Without the credits for one its campaign stops, and says why. */
export async function startDueRuns(tools: Tools, workspaceId?: string): Promise<void> {
  for (const place of await takeDue(tools, { limit: atOnce, workspaceId })) {
    try {
      await inTransaction(tools, (within) => startRun(within, place));
    } catch (error) {
      const reason = reasonToStop(error);
      if (reason === undefined) throw error;
      const changes = { status: "STOPPED", next_run_at: null, stop_reason: reason } as const;
      await changeCampaign(tools, place, { campaignId: place.campaignId, changes, from: ["ACTIVE"] });
    }
  }
}

/** Only if it is due at this very moment: of two workers one begins the run. */
async function startRun(within: Tools, place: CampaignPlace): Promise<void> {
  const { workspaceId, campaignId } = place;
  const due = (await takeDue(within, { limit: atOnce, workspaceId })).some(
    (one) => one.campaignId === campaignId,
  );
  const workspace = await findWorkspaceSettings(within, workspaceId);
  if (!due || !workspace) return;

  if (workspace.is_active) return beginRun(within, place);
  await noteRun(within, place, { campaignId, timeZone: workspace.time_zone });
}

/** What keeps a campaign from running until somebody does something about it, in a sentence for them. */
function reasonToStop(error: unknown): string | undefined {
  if (error instanceof FieldRefusal) return "It has no queries to ask. Add at least one, then activate it.";
  return error instanceof Refusal && error.code === "NOT_ENOUGH_CREDITS" ? error.message : undefined;
}
