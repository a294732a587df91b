import { createFileRoute } from "@tanstack/react-router";
import { ModelsPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/models")({
  staticData: { title: "AI models", parent: "Admin" },
  component: ModelsPage,
});
