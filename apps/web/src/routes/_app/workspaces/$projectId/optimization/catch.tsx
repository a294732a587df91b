import { createFileRoute } from "@tanstack/react-router";
import { ActivationPage } from "#features/credits/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/catch")({
  component: CatchRoute,
});

function CatchRoute() {
  const { projectId } = Route.useParams();
  return <ActivationPage projectId={projectId} area="optimization" />;
}
