import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/sandbox")({
  beforeLoad: async () => {
    const { queryClient } = await import("#lib/query-client.ts");
    return { queryClient };
  },
  component: SandboxLayout,
  pendingComponent: NothingYet,
});

/** The pages of the payment sandbox, for people with and without a session. */
function SandboxLayout() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
