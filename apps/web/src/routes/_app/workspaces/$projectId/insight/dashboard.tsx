import { createFileRoute, redirect } from "@tanstack/react-router";
import { DemoOffer } from "#features/demo/public.ts";
import { OverviewPage, parseOverviewSearch } from "#features/insights/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/dashboard")({
  staticData: { title: "Brand Insights Overview", parent: "workspace" },
  beforeLoad: async ({ params, search }) => {
    const insights = await import("#features/insights/public.ts");
    const asked = insights.parseOverviewSearch(search);
    const days = insights.storedDays(params.projectId, asked);
    if (!days) return;

    const to = "/workspaces/$projectId/insight/dashboard";
    throw redirect({ to, params, search: { ...asked, ...days }, replace: true });
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const navigate = Route.useNavigate();
  return (
    <OverviewPage
      search={parseOverviewSearch(Route.useSearch())}
      whenEmpty={<DemoOffer />}
      onSearch={(search, history) => navigate({ search, replace: history === "replace", resetScroll: false })}
    />
  );
}
