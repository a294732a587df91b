import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/dashboard")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const { homeWorkspace } = await import("#shell/workspaces-guard.ts");
    const workspace = await homeWorkspace(queryClient);
    if (!workspace) throw redirect({ to: "/workspaces/create" });
    throw redirect({ to: "/workspaces/$projectId/dashboard", params: { projectId: workspace.id } });
  },
});
