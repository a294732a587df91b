import { createFileRoute } from "@tanstack/react-router";
import { TrackingPage } from "#features/visits/tracking-page/public.ts";

export const Route = createFileRoute("/_app/settings/tracking")({
  staticData: { title: "Tracking", parent: "Settings" },
  component: TrackingPage,
});
