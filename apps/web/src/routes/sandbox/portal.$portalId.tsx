import { createFileRoute } from "@tanstack/react-router";
import { SandboxPortalPage } from "#features/billing/public.ts";
import { NothingYet } from "#shell/nothing-yet.ts";

export const Route = createFileRoute("/sandbox/portal/$portalId")({
  component: () => <SandboxPortalPage {...Route.useParams()} />,
  pendingComponent: NothingYet,
});
