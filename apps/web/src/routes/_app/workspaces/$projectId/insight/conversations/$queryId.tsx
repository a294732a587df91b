import { createFileRoute } from "@tanstack/react-router";
import { ConversationPage } from "#features/conversations/room.ts";
import { ExplainAnswer } from "#features/opportunities/explain/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/conversations/$queryId")({
  staticData: { title: "Conversation", parent: "workspace" },
  component: ConversationRoute,
});

function ConversationRoute() {
  const { queryId } = Route.useParams();
  return (
    <ConversationPage
      key={queryId}
      queryId={queryId}
      explain={(answer) => <ExplainAnswer answer={answer} />}
    />
  );
}
