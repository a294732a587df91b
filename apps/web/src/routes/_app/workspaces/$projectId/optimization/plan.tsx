import { createFileRoute } from "@tanstack/react-router";
import { PlanPage, parsePlanSearch } from "#features/content-studio/plan/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/plan")({
  staticData: { title: "Plan", parent: "workspace" },
  validateSearch: parsePlanSearch,
  component: PlanPage,
});
