import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "#features/accounts/public.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/verify-email/$userId/$token")({
  staticData: { title: "Confirm your email address" },
  component: VerifyEmailRoute,
  pendingComponent: EmptyPending,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage link={Route.useParams()} />;
}
