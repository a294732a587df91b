import { askForDeletion } from "#features/workspaces/deletion/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { isPostgresConflict } from "#platform/postgres.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { campaignHalted } from "../runs/campaign-topics.ts";
import { hideCampaign, lockCampaign } from "../store/campaigns.sql.ts";

const conflictsMax = 5;

/** Hides the campaign from everyone at once, ends its run and gives back its hold; a job removes the rest. A second click is 404. */
export async function deleteCampaign(tools: Tools, member: Member, campaignId: string): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await inTransaction(tools, (within) => hide(within, member, campaignId));
    } catch (error) {
      // A worker that is storing answers of the campaign holds them, and may wait for the campaign.
      if (!isPostgresConflict(error) || conflicts === conflictsMax) throw error;
    }
  }
}

async function hide(within: Tools, member: Member, campaignId: string): Promise<void> {
  const { workspaceId } = member;
  const row = await lockCampaign(within, member, campaignId);
  if (!row) throw new Refusal("NOT_FOUND");

  await campaignHalted.announce(within, { ...member, campaignId, isRemoved: true });
  await hideCampaign(within, member, campaignId);
  await audit(within, member, {
    action: "campaign.deleted",
    workspaceId,
    subjectId: campaignId,
    details: { name: row.name },
  });
  await askForDeletion(within, member, { kind: "CAMPAIGN", workspaceId, subjectId: campaignId });
}
