import { createFileRoute } from "@tanstack/react-router";
import { SuperuserPage } from "#features/accounts/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { AuthFrame } from "#shell/signed-out/auth-frame.tsx";

export const Route = createFileRoute("/superuser/$token")({
  staticData: { title: "Set up the administrator" },
  component: SuperuserRoute,
  pendingComponent: EmptyPending,
});

function SuperuserRoute() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <AuthFrame>
      <SuperuserPage token={token} onDone={() => navigate({ to: "/login" })} />
    </AuthFrame>
  );
}
