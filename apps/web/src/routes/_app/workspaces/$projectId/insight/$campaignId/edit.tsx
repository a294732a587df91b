import { createFileRoute } from "@tanstack/react-router";
import { CampaignEditorPage } from "#features/campaigns/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/$campaignId/edit")({
  staticData: { title: "Edit campaign", parent: "workspace" },
  component: EditRoute,
});

function EditRoute() {
  const { campaignId } = Route.useParams();
  return <CampaignEditorPage campaignId={campaignId} />;
}
