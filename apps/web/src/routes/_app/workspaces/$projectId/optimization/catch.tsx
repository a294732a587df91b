import { createFileRoute } from "@tanstack/react-router";
import { CatchPage } from "#features/billing/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/catch")({
  component: () => <CatchPage projectId={Route.useParams().projectId} area="optimization" />,
});
