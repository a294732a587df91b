import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { OverviewPage, parseOverviewSearch } from "#features/insights/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/dashboard")({
  staticData: { title: "Brand Insights Overview", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const [{ storedDays }, insights] = await Promise.all([
      import("#features/insights/filters/public.ts"),
      import("#features/insights/room.ts"),
    ]);
    const asked = insights.parseOverviewSearch(search);
    const days = storedDays(params.projectId, asked);
    if (!days) return;

    const to = "/workspaces/$projectId/insight/dashboard";
    throw redirect({ to, params, search: { ...asked, ...days }, replace: true });
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  return <OverviewPage {...useAddress(parseOverviewSearch)} whenEmpty={<DemoOffer />} />;
}
