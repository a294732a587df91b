import { createFileRoute } from "@tanstack/react-router";
import { MailsPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/mails")({
  staticData: { title: "Deliveries", parent: "Admin" },
  component: MailsPage,
});
