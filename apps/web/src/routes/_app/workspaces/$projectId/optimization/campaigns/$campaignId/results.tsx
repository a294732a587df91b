import { createFileRoute } from "@tanstack/react-router";
import { parseResultsSearch, ResultsPage } from "#features/content-studio/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute(
  "/_app/workspaces/$projectId/optimization/campaigns/$campaignId/results",
)({
  staticData: { title: "Results", parent: "workspace" },
  component: ResultsRoute,
});

function ResultsRoute() {
  const { campaignId } = Route.useParams();
  return <ResultsPage key={campaignId} optimizationId={campaignId} {...useAddress(parseResultsSearch)} />;
}
