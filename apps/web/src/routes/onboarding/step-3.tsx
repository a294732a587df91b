import { createFileRoute, redirect } from "@tanstack/react-router";
import { WorkspaceStepPage } from "#features/onboarding/room.ts";

export const Route = createFileRoute("/onboarding/step-3")({
  staticData: { title: "Create your workspace" },
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const { hasSelectedWorkspace } = await import("#shell/workspaces-guard.ts");
    if (await hasSelectedWorkspace(queryClient))
      throw redirect({ to: "/onboarding/step-4", search, replace: true });
  },
  component: WorkspaceStepRoute,
});

function WorkspaceStepRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <WorkspaceStepPage onDone={() => navigate({ to: "/onboarding/step-4", search })} />;
}
