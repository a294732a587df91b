import { createFileRoute } from "@tanstack/react-router";
import { NetworkPage } from "#features/ads/network/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/network/")({
  staticData: { title: "Context Network", parent: "workspace" },
  component: NetworkPage,
});
