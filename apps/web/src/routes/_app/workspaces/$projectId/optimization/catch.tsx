import { createFileRoute } from "@tanstack/react-router";
import { ActivationPage } from "#features/credits/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/catch")({
  staticData: { title: "Activate Optimize", parent: "workspace" },
  component: CatchRoute,
});

function CatchRoute() {
  return <ActivationPage area="optimization" />;
}
