import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#features/accounts/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/_anonymous/reset-password")({
  component: () => <ResetPasswordPage />,
  pendingComponent: NothingYet,
});
