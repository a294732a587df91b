import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/admin/overview/public.ts";

export const Route = createFileRoute("/_app/admin/dashboard")({
  staticData: { title: "Admin Dashboard" },
  component: OverviewPage,
});
