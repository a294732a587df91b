import { createFileRoute } from "@tanstack/react-router";
import { LibraryPage, parseLibrarySearch } from "#features/ads/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/library")({
  staticData: { title: "Ad Library", parent: "workspace" },
  component: LibraryRoute,
});

function LibraryRoute() {
  return <LibraryPage {...useAddress(parseLibrarySearch)} />;
}
