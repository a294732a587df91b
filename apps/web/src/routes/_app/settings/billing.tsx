import { createFileRoute } from "@tanstack/react-router";
import { BillingPage } from "#features/billing/room.ts";

export const Route = createFileRoute("/_app/settings/billing")({
  staticData: { title: "Plan & Billing", parent: "Settings" },
  component: BillingPage,
});
