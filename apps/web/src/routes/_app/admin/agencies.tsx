import { createFileRoute } from "@tanstack/react-router";
import { AgenciesPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/agencies")({
  staticData: { title: "Agencies", parent: "Admin" },
  component: AgenciesPage,
});
