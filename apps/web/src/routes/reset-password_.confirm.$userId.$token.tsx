import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#features/accounts/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { AuthFrame } from "#shell/signed-out/auth-frame.tsx";

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
