import { createFileRoute } from "@tanstack/react-router";
import { OrganizationsPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/organizations/")({
  staticData: { title: "Organizations", parent: "Admin" },
  component: OrganizationsPage,
});
