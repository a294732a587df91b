import { createFileRoute } from "@tanstack/react-router";
import { parseResultsSearch, ResultsPage } from "#features/technical-audit/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/technical-optimization/results/$auditId")({
  staticData: { title: "Audit results", parent: "workspace" },
  component: ResultsRoute,
});

function ResultsRoute() {
  const { auditId } = Route.useParams();
  return <ResultsPage key={auditId} auditId={auditId} {...useAddress(parseResultsSearch)} />;
}
