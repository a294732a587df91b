import { createFileRoute } from "@tanstack/react-router";
import { parseStudioSearch, StudioPage } from "#features/content-studio/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/campaigns/")({
  staticData: { title: "Content Studio", parent: "workspace" },
  component: StudioRoute,
});

function StudioRoute() {
  return <StudioPage {...useAddress(parseStudioSearch)} />;
}
