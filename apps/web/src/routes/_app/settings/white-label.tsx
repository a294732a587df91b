import { createFileRoute } from "@tanstack/react-router";
import { WhiteLabelPage } from "#features/billing/white-label/public.ts";

export const Route = createFileRoute("/_app/settings/white-label")({
  staticData: { title: "White Label", parent: "Settings" },
  component: WhiteLabelPage,
});
