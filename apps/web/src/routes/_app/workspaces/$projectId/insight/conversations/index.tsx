import { createFileRoute } from "@tanstack/react-router";
import { ConversationsPage, parseConversationsSearch } from "#features/conversations/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/conversations/")({
  staticData: { title: "Conversations", parent: "workspace" },
  component: ConversationsRoute,
});

/** The address is read here and not while the route is found, so that its rules stay out of the first load. */
function ConversationsRoute() {
  const { projectId } = Route.useParams();
  const search = parseConversationsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ConversationsPage
      projectId={projectId}
      search={search}
      onSearch={(next, history) =>
        // Another page of the list begins at its top; everything else leaves the window where it is.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
