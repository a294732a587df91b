import { createFileRoute } from "@tanstack/react-router";
import { GeneratingPage } from "#features/content-studio/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/$campaignId/generating")({
  staticData: { title: "Brief", parent: "workspace" },
  component: GeneratingRoute,
});

function GeneratingRoute() {
  const { campaignId } = Route.useParams();
  return <GeneratingPage key={campaignId} optimizationId={campaignId} />;
}
