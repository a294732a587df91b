import { createFileRoute } from "@tanstack/react-router";
import { EditOptimizationPage } from "#features/content-studio/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/$campaignId/edit")({
  staticData: { title: "Edit brief", parent: "workspace" },
  component: EditRoute,
});

function EditRoute() {
  const { campaignId } = Route.useParams();
  return <EditOptimizationPage key={campaignId} optimizationId={campaignId} />;
}
