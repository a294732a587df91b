import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/audit")({
  staticData: { title: "Audit log", parent: "Admin" },
  component: AuditPage,
});
