import { createFileRoute } from "@tanstack/react-router";
import { CampaignsPage, parseCampaignsSearch } from "#features/campaigns/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/campaigns")({
  validateSearch: parseCampaignsSearch,
  component: CampaignsRoute,
});

function CampaignsRoute() {
  const { projectId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CampaignsPage
      projectId={projectId}
      search={search}
      onSearch={(next, history) =>
        // Another page of the list begins at its top; everything else leaves the window where it is.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
