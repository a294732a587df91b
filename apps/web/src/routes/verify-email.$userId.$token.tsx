import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "#features/accounts/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { CentredFrame } from "#shell/signed-out/centred-frame.tsx";

export const Route = createFileRoute("/verify-email/$userId/$token")({
  staticData: { title: "Confirm your email address" },
  component: VerifyEmailRoute,
  pendingComponent: EmptyPending,
});

function VerifyEmailRoute() {
  return (
    <CentredFrame>
      <VerifyEmailPage link={Route.useParams()} />
    </CentredFrame>
  );
}
