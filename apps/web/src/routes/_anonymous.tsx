import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { textParam } from "#lib/address/search-params.ts";
import { peekDestination } from "#lib/session/destination.ts";
import { isSignedIn } from "#lib/session/session.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { AuthFrame } from "#shell/signed-out/auth-frame.tsx";
import { CentredFrame } from "#shell/signed-out/centred-frame.tsx";

export const Route = createFileRoute("/_anonymous")({
  beforeLoad: async ({ location: { search } }) => {
    if (isSignedIn()) throw redirect({ to: "/" });

    const destination = peekDestination({ ...textParam(search, "redirect"), ...textParam(search, "next") });
    if (!destination.startsWith("/accept-invitation/")) return { found: undefined };
    const { findInvitation } = await import("#features/invitations/link/public.ts");
    return { found: await findInvitation(destination) };
  },
  component: AnonymousLayout,
  pendingComponent: EmptyPending,
});

/** People who were invited are told by whom and to what, and not what the product is. */
function AnonymousLayout() {
  const { found } = Route.useRouteContext();
  const Frame = found?.invitation ? CentredFrame : AuthFrame;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
