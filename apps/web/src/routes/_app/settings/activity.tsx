import { createFileRoute } from "@tanstack/react-router";
import { ActivityPage } from "#features/billing/room.ts";

export const Route = createFileRoute("/_app/settings/activity")({
  staticData: { title: "Activity", parent: "Settings" },
  component: ActivityPage,
});
