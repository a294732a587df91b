import { createFileRoute } from "@tanstack/react-router";
import { DeletionsPage } from "#features/admin/deletions/public.ts";

export const Route = createFileRoute("/_app/admin/deletions")({
  staticData: { title: "Deletions", parent: "Admin" },
  component: DeletionsPage,
});
