import { createFileRoute } from "@tanstack/react-router";
import { HealthPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/dashboard")({
  staticData: { title: "Admin Dashboard" },
  component: HealthPage,
});
