import { createFileRoute } from "@tanstack/react-router";
import { LimitsPage } from "#features/admin/limits/public.ts";

export const Route = createFileRoute("/_app/admin/limits")({
  staticData: { title: "Limits", parent: "Admin" },
  component: LimitsPage,
});
