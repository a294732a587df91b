import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { AuthFrame } from "#features/accounts/public.ts";
import { isSignedIn } from "#lib/session/session.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/_anonymous")({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: "/" });
  },
  component: AnonymousLayout,
  pendingComponent: EmptyPending,
});

function AnonymousLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
