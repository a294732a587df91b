import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/announcements")({
  staticData: { title: "Announcements", parent: "Admin" },
  component: AnnouncementsPage,
});
