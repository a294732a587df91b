import { createFileRoute } from "@tanstack/react-router";
import { EditAdCampaignPage, parseAdEditorSearch } from "#features/ads/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/campaigns/$campaignId/edit")({
  staticData: { title: "Edit ad campaign", parent: "workspace" },
  component: EditAdCampaignRoute,
});

function EditAdCampaignRoute() {
  const { campaignId } = Route.useParams();
  return <EditAdCampaignPage campaignId={campaignId} {...useAddress(parseAdEditorSearch)} />;
}
