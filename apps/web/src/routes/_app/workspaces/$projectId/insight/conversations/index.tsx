import { createFileRoute } from "@tanstack/react-router";
import { ConversationsPage, parseConversationsSearch } from "#features/conversations/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/conversations/")({
  staticData: { title: "Conversations", parent: "workspace" },
  component: ConversationsRoute,
});

/** Parsed in the component rather than in the route, which keeps that code out of the first load. */
function ConversationsRoute() {
  const search = parseConversationsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ConversationsPage
      search={search}
      onSearch={(next, history) =>
        // A new page of the list scrolls to the top; other changes keep the scroll position.
        navigate({ search: next, replace: history === "replace", resetScroll: next.page !== search.page })
      }
    />
  );
}
