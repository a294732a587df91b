import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { AcceptInvitationPage } from "#features/invitations/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { signedInOnly } from "#shell/signed-in-only.ts";
import { CentredFrame } from "#shell/signed-out/centred-frame.tsx";

export const Route = createFileRoute("/accept-invitation/{-$token}")({
  staticData: { title: "Invitation" },
  beforeLoad: signedInOnly,
  component: AcceptInvitationRoute,
  pendingComponent: EmptyPending,
});

function AcceptInvitationRoute() {
  const { queryClient } = Route.useRouteContext();
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  const toDashboard = useCallback(
    (projectId: string) =>
      navigate({ to: "/workspaces/$projectId/dashboard", params: { projectId }, replace: true }),
    [navigate],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <CentredFrame>
        <AcceptInvitationPage token={token} onJoined={toDashboard} />
      </CentredFrame>
    </QueryClientProvider>
  );
}
