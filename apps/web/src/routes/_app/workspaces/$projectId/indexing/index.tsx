import { createFileRoute } from "@tanstack/react-router";
import { IndexingPage, parseIndexingSearch } from "#features/indexing/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/indexing/")({
  staticData: { title: "AI Indexing", parent: "workspace" },
  component: IndexingRoute,
});

function IndexingRoute() {
  return <IndexingPage {...useAddress(parseIndexingSearch)} />;
}
