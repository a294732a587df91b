import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { parseVisitsSearch, VisitsPage } from "#features/visits/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

/** The page's own chunk parses the search parameters, which keeps that code out of the first load. */
export const Route = createFileRoute("/_app/workspaces/$projectId/agent-visits-old")({
  staticData: { title: "Visits", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const visits = await import("#features/visits/room.ts");
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
    const visits = await import("#features/visits/room.ts");
    return visits.startLoadingVisits(queryClient, projectId, visits.parseVisitsSearch(deps));
  },
  component: VisitsRoute,
});

function VisitsRoute() {
  return <VisitsPage {...useAddress(parseVisitsSearch)} whenEmpty={<DemoOffer />} />;
}
