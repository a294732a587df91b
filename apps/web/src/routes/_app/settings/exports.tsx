import { createFileRoute } from "@tanstack/react-router";
import { ExportsPage } from "#features/exports/room.ts";

export const Route = createFileRoute("/_app/settings/exports")({
  staticData: { title: "Exports", parent: "Settings" },
  component: ExportsPage,
});
