import { createFileRoute } from "@tanstack/react-router";
import { SandboxPortalPage } from "#features/billing/public.ts";

export const Route = createFileRoute("/sandbox/portal/$portalId")({
  component: () => <SandboxPortalPage {...Route.useParams()} />,
});
