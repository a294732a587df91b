import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { LoginPage } from "#features/accounts/room.ts";
import { InvitationNotice } from "#features/invitations/link/public.ts";
import { textParam } from "#lib/address/search-params.ts";
import { takeDestination } from "#lib/session/destination.ts";
import { hasSessionEnded } from "#lib/session/end-session.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/_anonymous/login")({
  staticData: { title: "Sign in" },
  validateSearch: (search) => ({
    ...textParam(search, "redirect"),
    ...textParam(search, "next"),
    ...textParam(search, "email"),
  }),
  component: LoginRoute,
  pendingComponent: EmptyPending,
});

function LoginRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { found } = Route.useRouteContext();
  const [hasEnded] = useState(hasSessionEnded);
  return (
    <LoginPage
      hasEnded={hasEnded}
      email={search.email ?? found?.invitation?.email}
      redirect={found?.invitation?.path ?? search.redirect ?? search.next}
      notice={found && <InvitationNotice found={found} on="login" />}
      onSignedIn={() => navigate({ href: takeDestination(search), replace: true })}
    />
  );
}
