import { createFileRoute, notFound } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/workspaces/$projectId/")({
  loader: () => {
    throw notFound();
  },
});
