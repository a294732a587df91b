import { createFileRoute, redirect } from "@tanstack/react-router";

/** Without a page of its own. */
export const Route = createFileRoute("/_app/workspaces/$projectId/ads/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/workspaces/$projectId/ads/dashboard", params, replace: true });
  },
});
