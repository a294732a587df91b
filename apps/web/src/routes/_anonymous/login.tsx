import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "#features/accounts/public.ts";
import { takeDestination } from "#lib/destination.ts";
import { textParam } from "#lib/search-params.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/_anonymous/login")({
  validateSearch: (search) => ({ ...textParam(search, "redirect"), ...textParam(search, "next") }),
  component: LoginRoute,
  pendingComponent: NothingYet,
});

function LoginRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginPage
      redirect={search.redirect ?? search.next}
      onSignedIn={() => navigate({ href: takeDestination(search), replace: true })}
    />
  );
}
