import { createFileRoute } from "@tanstack/react-router";
import { CreateOptimizationPage } from "#features/content-studio/room.ts";

interface CreateSearch {
  /** The opportunity that fills the form. */
  readonly opportunity?: string;
}

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/create")({
  staticData: { title: "New brief", parent: "workspace" },
  validateSearch: ({ opportunity }: Readonly<Record<string, unknown>>): CreateSearch =>
    typeof opportunity === "string" ? { opportunity } : {},
  component: CreateRoute,
});

function CreateRoute() {
  const { opportunity } = Route.useSearch();
  return <CreateOptimizationPage key={opportunity} opportunityId={opportunity} />;
}
