import { createFileRoute, redirect } from "@tanstack/react-router";
import { parseExplorerSearch, SourceExplorerPage } from "#features/sources/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

/** The page's own chunk parses the search parameters, which keeps that code out of the first load. */
export const Route = createFileRoute("/_app/workspaces/$projectId/insight/sources/explorer")({
  staticData: { title: "Sources Explorer", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const [{ storedDays }, sources] = await Promise.all([
      import("#features/insights/filters/public.ts"),
      import("#features/sources/room.ts"),
    ]);
    const asked = sources.parseExplorerSearch(search);
    const days = storedDays(params.projectId, asked);
    if (!days) return;

    const to = "/workspaces/$projectId/insight/sources/explorer";
    throw redirect({ to, params, search: { ...asked, ...days }, replace: true });
  },
  component: SourceExplorerRoute,
});

function SourceExplorerRoute() {
  return <SourceExplorerPage {...useAddress(parseExplorerSearch)} />;
}
