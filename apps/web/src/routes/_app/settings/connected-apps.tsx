import { createFileRoute } from "@tanstack/react-router";
import { ConnectedAppsPage } from "#features/connected-apps/room.ts";

export const Route = createFileRoute("/_app/settings/connected-apps")({
  staticData: { title: "Connected Apps", parent: "Settings" },
  component: ConnectedAppsPage,
});
