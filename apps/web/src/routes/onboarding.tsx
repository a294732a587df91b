import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect, useLocation } from "@tanstack/react-router";
import { OnboardingFrame, stepAt } from "#features/onboarding/public.ts";
import { textParam } from "#lib/address/search-params.ts";
import { storeDestination } from "#lib/session/destination.ts";
import { isSignedIn } from "#lib/session/session.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/onboarding")({
  validateSearch: (search) => textParam(search, "next"),
  beforeLoad: async ({ location }) => {
    if (!isSignedIn()) {
      storeDestination(location.href);
      throw redirect({ to: "/login" });
    }

    const { queryClient } = await import("#lib/api/query-client.ts");
    return { queryClient };
  },
  component: OnboardingLayout,
  pendingComponent: EmptyPending,
});

function OnboardingLayout() {
  const { queryClient } = Route.useRouteContext();
  const { next } = Route.useSearch();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <OnboardingFrame step={stepAt(pathname)} next={next}>
        <Outlet />
      </OnboardingFrame>
    </QueryClientProvider>
  );
}
