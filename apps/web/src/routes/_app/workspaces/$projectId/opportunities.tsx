import { createFileRoute } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { OpportunitiesPage, parseOpportunitiesSearch } from "#features/opportunities/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/opportunities")({
  staticData: { title: "Content Opportunities", parent: "workspace" },
  component: OpportunitiesRoute,
});

function OpportunitiesRoute() {
  return <OpportunitiesPage {...useAddress(parseOpportunitiesSearch)} whenEmpty={<DemoOffer />} />;
}
