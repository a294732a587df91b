import { createFileRoute } from "@tanstack/react-router";
import { CampaignsPage, parseCampaignsSearch } from "#features/campaigns/public.ts";
import { DemoOffer } from "#features/demo/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/campaigns")({
  staticData: { title: "GEO Campaigns Manager", parent: "workspace" },
  component: CampaignsRoute,
});

/** Parsed in the component rather than in the route, which keeps that code out of the first load. */
function CampaignsRoute() {
  const search = parseCampaignsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <CampaignsPage
      search={search}
      whenEmpty={<DemoOffer />}
      onSearch={(next, history) =>
        // A new page of the list scrolls to the top; other changes keep the scroll position.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
