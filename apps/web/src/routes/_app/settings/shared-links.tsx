import { createFileRoute } from "@tanstack/react-router";
import { SharedLinksPage } from "#features/conversations/room.ts";

export const Route = createFileRoute("/_app/settings/shared-links")({
  staticData: { title: "Shared Links", parent: "Settings" },
  component: SharedLinksPage,
});
