import { createFileRoute, redirect } from "@tanstack/react-router";
import { WorkspaceStepPage } from "#features/onboarding/public.ts";
import { rememberedWorkspaceId, workspacesQuery } from "#features/workspaces/public.ts";

export const Route = createFileRoute("/onboarding/step-3")({
  beforeLoad: async ({ context: { queryClient }, search }) => {
    // Without a list no workspace can be known to be selected, just as with an empty one.
    const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
    const selectedId = rememberedWorkspaceId();
    const isSelected = workspaces.some(({ id }) => id === selectedId);
    if (isSelected) throw redirect({ to: "/onboarding/step-4", search, replace: true });
  },
  component: WorkspaceStepRoute,
});

function WorkspaceStepRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <WorkspaceStepPage onDone={() => navigate({ to: "/onboarding/step-4", search })} />;
}
