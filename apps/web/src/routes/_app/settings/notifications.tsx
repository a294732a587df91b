import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "#features/accounts/public.ts";

export const Route = createFileRoute("/_app/settings/notifications")({
  staticData: { title: "Notifications", parent: "Settings" },
  component: NotificationsPage,
});
