import { createFileRoute } from "@tanstack/react-router";
import { CampaignDetailsPage } from "#features/campaigns/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/$campaignId/details")({
  staticData: { title: "Campaign Details", parent: "workspace" },
  component: DetailsRoute,
});

function DetailsRoute() {
  const { campaignId } = Route.useParams();
  return <CampaignDetailsPage key={campaignId} campaignId={campaignId} />;
}
