import { createFileRoute } from "@tanstack/react-router";
import { CampaignsPage, parseCampaignsSearch } from "#features/campaigns/public.ts";
import { DemoOffer } from "#features/demo/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/campaigns")({
  staticData: { title: "GEO Campaigns Manager", parent: "workspace" },
  component: CampaignsRoute,
});

/** The address is read here and not while the route is found, so that its rules stay out of the first load. */
function CampaignsRoute() {
  const { projectId } = Route.useParams();
  const search = parseCampaignsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <CampaignsPage
      projectId={projectId}
      search={search}
      whenEmpty={<DemoOffer />}
      onSearch={(next, history) =>
        // Another page of the list begins at its top; everything else leaves the window where it is.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
