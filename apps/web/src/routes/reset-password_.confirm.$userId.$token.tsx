import { createFileRoute } from "@tanstack/react-router";
import { AuthFrame, ResetPasswordPage } from "#features/accounts/public.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/reset-password_/confirm/$userId/$token")({
  staticData: { title: "Set New Password" },
  component: SetPasswordRoute,
  pendingComponent: EmptyPending,
});

function SetPasswordRoute() {
  const link = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <AuthFrame>
      <ResetPasswordPage confirm={{ link, onDone: () => navigate({ to: "/login" }) }} />
    </AuthFrame>
  );
}
