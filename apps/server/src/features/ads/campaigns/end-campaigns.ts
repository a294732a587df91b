import { dayIn } from "@citelens/contract/base/days";
import { findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { isOver } from "../store/campaign-actions.rules.ts";
import { archiveCampaigns, listEnding, lockCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { markPublishersOf } from "../store/publishers-changed.sql.ts";

/** Campaigns whose last day has passed where their advertiser is come to their end, each alone. */
export async function endCampaigns(tools: Tools): Promise<void> {
  const ending = await listEnding(tools, dayIn("Pacific/Kiritimati", tools.now()));
  await eachAlone(tools, ending, {
    sweep: "ads.end-campaigns",
    idOf: ({ campaignId }) => campaignId,
    run: async ({ workspaceId, campaignId }) => {
      const place = placeOfJob({ workspaceId });
      const workspace = await findWorkspaceFacts(tools, place);
      if (!workspace) return;
      await inTransaction(tools, async (within) => {
        const row = await lockCampaign(within, place, campaignId);
        if (row?.status !== "ACTIVE" || !isOver(row, dayIn(workspace.time_zone, tools.now()))) return;
        await updateCampaign(within, place, campaignId, {
          status: "ENDED",
          note: "Its last day has passed.",
        });
        await markPublishersOf(within, { advertiserId: workspaceId, campaignIds: [campaignId] });
      });
    },
  });
}

/** Nothing of the workspace is shown any more, anywhere. */
export async function archiveAll(within: Tools, place: Place): Promise<void> {
  const campaignIds = await archiveCampaigns(within, place);
  await markPublishersOf(within, { advertiserId: place.workspaceId, campaignIds });
}
