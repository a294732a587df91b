import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { storeDestination } from "#lib/session/destination.ts";
import { storeReturnPath } from "#lib/session/return-path.ts";
import { isSignedIn } from "#lib/session/session.ts";
import { AppShell } from "#shell/app-shell.tsx";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ location, matches }) => {
    if (!isSignedIn()) {
      const isUnknownPath = matches.some(({ routeId }) => routeId === "/_app/$");
      if (isUnknownPath) throw redirect({ to: "/login", search: { next: location.href } });

      storeDestination(location.href);
      throw redirect({ to: "/login" });
    }

    // The signed-out pages must load fast, so they do without the query cache.
    const { queryClient } = await import("#lib/api/query-client.ts");
    const { mustOnboard } = await import("#shell/onboarding-guard.ts");
    if (location.pathname !== "/logout" && (await mustOnboard(queryClient))) {
      storeReturnPath(location.href);
      throw redirect({ to: "/onboarding/step-1" });
    }
    return { queryClient };
  },
  component: AppLayout,
  pendingComponent: EmptyPending,
});

function AppLayout() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell>
        <Outlet />
      </AppShell>
    </QueryClientProvider>
  );
}
