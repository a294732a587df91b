import { createFileRoute } from "@tanstack/react-router";
import { AuthFrame, linkPages } from "#features/accounts/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/superuser/$token")({
  component: SuperuserRoute,
  pendingComponent: NothingYet,
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
