import { createFileRoute } from "@tanstack/react-router";
import { SpendingPage } from "#features/admin/spending/public.ts";

export const Route = createFileRoute("/_app/admin/spending")({
  staticData: { title: "Costs", parent: "Admin" },
  component: SpendingPage,
});
