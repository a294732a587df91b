import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "#features/accounts/room.ts";

export const Route = createFileRoute("/_app/settings/notifications")({
  staticData: { title: "Notifications", parent: "Settings" },
  component: NotificationsPage,
});
