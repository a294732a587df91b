import { createFileRoute } from "@tanstack/react-router";
import { AdCampaignsPage, parseAdCampaignsSearch } from "#features/ads/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/campaigns/")({
  staticData: { title: "Ad Campaigns", parent: "workspace" },
  component: AdCampaignsRoute,
});

function AdCampaignsRoute() {
  return <AdCampaignsPage {...useAddress(parseAdCampaignsSearch)} />;
}
