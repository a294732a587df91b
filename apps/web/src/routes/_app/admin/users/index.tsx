import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/users/")({
  staticData: { title: "Users", parent: "Admin" },
  component: UsersPage,
});
