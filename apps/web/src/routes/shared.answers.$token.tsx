import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { SharedAnswerPage } from "#features/conversations/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

/** Anyone with the link may open it, signed in or not. */
export const Route = createFileRoute("/shared/answers/$token")({
  staticData: { title: "Shared answer" },
  beforeLoad: async () => {
    const { queryClient } = await import("#lib/api/query-client.ts");
    return { queryClient };
  },
  component: SharedAnswerRoute,
  pendingComponent: EmptyPending,
});

function SharedAnswerRoute() {
  const { queryClient } = Route.useRouteContext();
  const { token } = Route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <SharedAnswerPage token={token} />
    </QueryClientProvider>
  );
}
