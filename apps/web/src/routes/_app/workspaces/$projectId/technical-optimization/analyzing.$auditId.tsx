import { createFileRoute } from "@tanstack/react-router";
import { AnalyzingPage } from "#features/technical-audit/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/technical-optimization/analyzing/$auditId")(
  {
    staticData: { title: "Audit", parent: "workspace" },
    component: AnalyzingRoute,
  },
);

function AnalyzingRoute() {
  const { auditId } = Route.useParams();
  return <AnalyzingPage key={auditId} auditId={auditId} />;
}
