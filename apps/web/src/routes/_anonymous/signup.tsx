import { createFileRoute } from "@tanstack/react-router";
import { SignUpPage } from "#features/accounts/room.ts";
import { InvitationNotice } from "#features/invitations/link/public.ts";
import { textParam } from "#lib/address/search-params.ts";
import { takeDestination } from "#lib/session/destination.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/_anonymous/signup")({
  staticData: { title: "Create your Account" },
  validateSearch: (search) => ({ ...textParam(search, "email"), ...textParam(search, "redirect") }),
  component: SignUpRoute,
  pendingComponent: EmptyPending,
});

function SignUpRoute() {
  const { email, redirect } = Route.useSearch();
  const { found } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SignUpPage
      email={email ?? found?.invitation?.email}
      redirect={found?.invitation?.path ?? redirect}
      notice={found && <InvitationNotice found={found} on="signup" />}
      onSignedIn={() => navigate({ href: takeDestination({ redirect }), replace: true })}
      onCreated={() => navigate({ to: "/login", search: redirect === undefined ? {} : { redirect } })}
    />
  );
}
