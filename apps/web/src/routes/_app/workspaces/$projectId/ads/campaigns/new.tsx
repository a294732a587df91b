import { createFileRoute } from "@tanstack/react-router";
import { NewAdCampaignPage, parseAdEditorSearch } from "#features/ads/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/campaigns/new")({
  staticData: { title: "New ad campaign", parent: "workspace" },
  component: NewAdCampaignRoute,
});

function NewAdCampaignRoute() {
  return <NewAdCampaignPage {...useAddress(parseAdEditorSearch)} />;
}
