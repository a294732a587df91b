import { createFileRoute } from "@tanstack/react-router";
import { AdCampaignPage } from "#features/ads/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/campaigns/$campaignId/")({
  staticData: { title: "Ad campaign", parent: "workspace" },
  component: AdCampaignRoute,
});

function AdCampaignRoute() {
  const { campaignId } = Route.useParams();
  return <AdCampaignPage key={campaignId} campaignId={campaignId} />;
}
