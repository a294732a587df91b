import { createFileRoute } from "@tanstack/react-router";
import { parseReferralsSearch, ReferralsPage } from "#features/referrals/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/referrals")({
  staticData: { title: "Referrals", parent: "workspace" },
  component: ReferralsRoute,
});

function ReferralsRoute() {
  return <ReferralsPage {...useAddress(parseReferralsSearch)} />;
}
