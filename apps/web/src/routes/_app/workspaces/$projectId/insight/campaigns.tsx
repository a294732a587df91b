import { createFileRoute } from "@tanstack/react-router";
import { CampaignsPage, parseCampaignsSearch } from "#features/campaigns/room.ts";
import { DemoOffer } from "#features/demo/public.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/campaigns")({
  staticData: { title: "GEO Campaigns Manager", parent: "workspace" },
  component: CampaignsRoute,
});

/** Parsed in the component rather than in the route, which keeps that code out of the first load. */
function CampaignsRoute() {
  return <CampaignsPage {...useAddress(parseCampaignsSearch)} whenEmpty={<DemoOffer />} />;
}
