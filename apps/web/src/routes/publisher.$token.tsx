import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { OwnerPage } from "#features/ads/owner/public.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

/** Anyone with the link may open it, signed in or not. */
export const Route = createFileRoute("/publisher/$token")({
  staticData: { title: "Context Network" },
  beforeLoad: async () => {
    const { queryClient } = await import("#lib/api/query-client.ts");
    return { queryClient };
  },
  component: OwnerRoute,
  pendingComponent: EmptyPending,
});

function OwnerRoute() {
  const { queryClient } = Route.useRouteContext();
  const { token } = Route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <OwnerPage key={token} token={token} />
    </QueryClientProvider>
  );
}
