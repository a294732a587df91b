import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { isSignedIn } from "#lib/session/session.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { AuthFrame } from "#shell/signed-out/auth-frame.tsx";

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
