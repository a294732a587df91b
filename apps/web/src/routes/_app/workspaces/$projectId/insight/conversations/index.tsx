import { createFileRoute } from "@tanstack/react-router";
import { ConversationsPage } from "#features/conversations/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/conversations/")({
  // The page itself reads the address: what is here comes with the first load of every page.
  validateSearch: (raw: Readonly<Record<string, unknown>>) => raw,
  component: ConversationsRoute,
});

function ConversationsRoute() {
  const { projectId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ConversationsPage
      projectId={projectId}
      search={search}
      onSearch={(next, history) =>
        // Another page of the list begins at its top; everything else leaves the window where it is.
        navigate({
          search: { ...next },
          replace: history === "replace",
          resetScroll: next.page !== search.page,
        })
      }
    />
  );
}
