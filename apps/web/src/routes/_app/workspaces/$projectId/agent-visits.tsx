import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/workspaces/$projectId/agent-visits")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/workspaces/$projectId/agent-visits-old", params });
  },
});
