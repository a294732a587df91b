import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import {
  parseVisitsSearch,
  restoredSearch,
  startLoadingVisits,
  VisitsPage,
} from "#features/visits/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/agent-visits-old")({
  validateSearch: parseVisitsSearch,
  beforeLoad: ({ params, search }) => {
    const restored = restoredSearch(params.projectId, search);
    if (!restored) return;

    throw redirect({
      to: "/workspaces/$projectId/agent-visits-old",
      params,
      search: restored,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { projectId }, deps }) =>
    startLoadingVisits(queryClient, projectId, deps),
  component: VisitsRoute,
});

function VisitsRoute() {
  const { projectId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VisitsPage
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
