import { createFileRoute } from "@tanstack/react-router";
import { ActivationPage } from "#features/credits/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/catch")({
  staticData: { title: "Activate Monitor", parent: "workspace" },
  component: CatchRoute,
});

function CatchRoute() {
  return <ActivationPage area="insight" />;
}
