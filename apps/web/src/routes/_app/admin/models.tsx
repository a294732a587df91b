import { createFileRoute } from "@tanstack/react-router";
import { ModelsPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/models")({
  staticData: { title: "AI models", parent: "Admin" },
  component: ModelsPage,
});
