import { createFileRoute } from "@tanstack/react-router";
import { PublisherPage } from "#features/ads/network/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/network/$publisherId")({
  staticData: { title: "Publisher", parent: "workspace" },
  component: PublisherRoute,
});

function PublisherRoute() {
  const { publisherId } = Route.useParams();
  return <PublisherPage key={publisherId} publisherId={publisherId} />;
}
