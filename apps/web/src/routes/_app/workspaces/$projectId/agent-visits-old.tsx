import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { parseVisitsSearch, VisitsPage } from "#features/visits/public.ts";

/** The page's own chunk parses the search parameters, which keeps that code out of the first load. */
export const Route = createFileRoute("/_app/workspaces/$projectId/agent-visits-old")({
  staticData: { title: "Visits", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const visits = await import("#features/visits/public.ts");
    const restored = visits.restoredSearch(params.projectId, visits.parseVisitsSearch(search));
    if (!restored) return;

    throw redirect({
      to: "/workspaces/$projectId/agent-visits-old",
      params,
      search: restored,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { projectId }, deps }) => {
    const visits = await import("#features/visits/public.ts");
    return visits.startLoadingVisits(queryClient, projectId, visits.parseVisitsSearch(deps));
  },
  component: VisitsRoute,
});

function VisitsRoute() {
  const search = parseVisitsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <VisitsPage
      search={search}
      whenEmpty={<DemoOffer />}
      onSearch={(next, history) =>
        // A new page of the list scrolls to the top; other changes keep the scroll position.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
