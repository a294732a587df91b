import { createFileRoute } from "@tanstack/react-router";
import { SandboxCheckoutPage } from "#features/billing/public.ts";

export const Route = createFileRoute("/sandbox/checkout/$sessionId")({
  component: () => <SandboxCheckoutPage {...Route.useParams()} />,
});
