import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "#features/accounts/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/verify-email/$userId/$token")({
  component: VerifyEmailRoute,
  pendingComponent: NothingYet,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage link={Route.useParams()} />;
}
