import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { OnboardingFrame, stepAt } from "#features/onboarding/room.ts";
import { textParam } from "#lib/address/search-params.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { ImpersonationBanner } from "#shell/impersonation-banner.tsx";
import { signedInOnly } from "#shell/signed-in-only.ts";

export const Route = createFileRoute("/onboarding")({
  validateSearch: (search) => textParam(search, "next"),
  beforeLoad: signedInOnly,
  component: OnboardingLayout,
  pendingComponent: EmptyPending,
});

function OnboardingLayout() {
  const { queryClient } = Route.useRouteContext();
  const { next } = Route.useSearch();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ImpersonationBanner />
      <OnboardingFrame step={stepAt(pathname)} next={next}>
        <Outlet />
      </OnboardingFrame>
    </QueryClientProvider>
  );
}
