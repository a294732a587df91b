import { createFileRoute } from "@tanstack/react-router";
import { CampaignEditorPage } from "#features/campaigns/room.ts";

interface CreateSearch {
  /** The draft that was created on this page; the URL shown is the draft's own. */
  readonly draft?: string;
}

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/create")({
  staticData: { title: "New campaign", parent: "workspace" },
  validateSearch: ({ draft }: Readonly<Record<string, unknown>>): CreateSearch =>
    typeof draft === "string" ? { draft } : {},
  component: CreateRoute,
});

function CreateRoute() {
  const { draft } = Route.useSearch();
  return <CampaignEditorPage campaignId={draft} />;
}
