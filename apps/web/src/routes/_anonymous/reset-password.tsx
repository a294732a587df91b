import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#features/accounts/room.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

export const Route = createFileRoute("/_anonymous/reset-password")({
  staticData: { title: "Reset your password" },
  component: () => <ResetPasswordPage />,
  pendingComponent: EmptyPending,
});
