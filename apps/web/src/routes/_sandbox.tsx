import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SandboxFrame } from "#features/billing/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

/** The built-in payment gateway's own pages: anyone with their URL may open them, signed in or not. */
export const Route = createFileRoute("/_sandbox")({
  beforeLoad: async () => {
    const { queryClient } = await import("#lib/api/query-client.ts");
    return { queryClient };
  },
  component: SandboxLayout,
  pendingComponent: EmptyPending,
});

function SandboxLayout() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <SandboxFrame>
        <Outlet />
      </SandboxFrame>
    </QueryClientProvider>
  );
}
