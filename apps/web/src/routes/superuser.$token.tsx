import { createFileRoute } from "@tanstack/react-router";
import { AuthFrame, linkPages } from "#features/accounts/public.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

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
      <linkPages.Superuser token={token} onDone={() => navigate({ to: "/login" })} />
    </AuthFrame>
  );
}
