import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";

/** For superusers only, and not while impersonating; for others the pages do not exist. */
export const Route = createFileRoute("/_app/workspaces/$projectId/ads")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const { isSuperuser } = await import("#shell/superuser-guard.ts");
    if (!(await isSuperuser(queryClient))) throw notFound();
  },
  component: Outlet,
});
