import { createFileRoute } from "@tanstack/react-router";
import { parseSourcesSearch, SourcesPage } from "#features/sources/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/sources/")({
  component: SourcesRoute,
});

/** The address is read here and not while the route is found, so that its rules stay out of the first load. */
function SourcesRoute() {
  const { projectId } = Route.useParams();
  const search = parseSourcesSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SourcesPage
      projectId={projectId}
      search={search}
      onSearch={(next, history) =>
        // Another page of the list begins at its top; everything else leaves the window where it is.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
