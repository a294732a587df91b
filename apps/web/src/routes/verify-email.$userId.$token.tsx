import { createFileRoute } from "@tanstack/react-router";
import { linkPages } from "#features/accounts/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/verify-email/$userId/$token")({
  component: VerifyEmailRoute,
  pendingComponent: NothingYet,
});

function VerifyEmailRoute() {
  return <linkPages.VerifyEmail link={Route.useParams()} />;
}
