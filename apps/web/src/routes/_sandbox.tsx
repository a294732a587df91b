import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SandboxFrame } from "#features/billing/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

/** The built-in payment gateway's own pages: whoever knows their address may open them, signed in or not. */
export const Route = createFileRoute("/_sandbox")({
  beforeLoad: async () => {
    const { queryClient } = await import("#lib/api/query-client.ts");
    return { queryClient };
  },
  component: SandboxLayout,
  pendingComponent: NothingYet,
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
