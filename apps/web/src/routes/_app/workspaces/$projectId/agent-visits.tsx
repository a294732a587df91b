import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { AgentVisitsPage, parseAgentVisitsSearch } from "#features/visits/agents-page/public.ts";
import { useAddress } from "#lib/address/use-address.ts";

/** The page's own chunk parses the search parameters, which keeps that code out of the first load. */
export const Route = createFileRoute("/_app/workspaces/$projectId/agent-visits")({
  staticData: { title: "Visits", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const visits = await import("#features/visits/agents-page/public.ts");
    const restored = visits.restoredAgentVisits(params.projectId, visits.parseAgentVisitsSearch(search));
    if (!restored) return;

    throw redirect({
      to: "/workspaces/$projectId/agent-visits",
      params,
      search: restored,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { projectId }, deps }) => {
    const visits = await import("#features/visits/agents-page/public.ts");
    return visits.startLoadingAgentVisits(queryClient, projectId, visits.parseAgentVisitsSearch(deps));
  },
  component: AgentVisitsRoute,
});

function AgentVisitsRoute() {
  return <AgentVisitsPage {...useAddress(parseAgentVisitsSearch)} whenEmpty={<DemoOffer />} />;
}
