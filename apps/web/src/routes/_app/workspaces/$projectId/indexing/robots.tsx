import { createFileRoute } from "@tanstack/react-router";
import { parseRobotsSearch, RobotsPage } from "#features/robots/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/indexing/robots")({
  staticData: { title: "robots.txt", parent: "workspace" },
  component: RobotsRoute,
});

function RobotsRoute() {
  return <RobotsPage {...useAddress(parseRobotsSearch)} />;
}
