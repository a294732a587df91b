import type { SeriesGroup, TrafficSummary } from "@citelens/contract/traffic/agents";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Rest } from "#ui/frame/rest.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { agentsQuery, TrafficChart, trafficSeriesQuery } from "../traffic/public.ts";
import { AgentFilters } from "./agent-filters.tsx";
import { AgentKpis } from "./agent-kpis.tsx";
import { type TabName, tabs } from "./agents-address.rules.ts";
import { AgentsTable } from "./agents-table.tsx";
import { PagesTable } from "./pages-table.tsx";
import { OpenPanels } from "./panels/open-panels.tsx";
import { useAgentsScope } from "./scope/agents-scope.tsx";
import { SpoofedCard } from "./spoofed-card.tsx";
import { describeSummary } from "./summary.rules.ts";

interface AgentsViewProps {
  readonly summary: UseQueryResult<TrafficSummary>;
  /** Saves what the open tab lists. */
  readonly exporting: ReactNode;
}

const groupChoices: readonly { readonly value: SeriesGroup; readonly label: string }[] = [
  { value: "purpose", label: "Purpose" },
  { value: "operator", label: "Operator" },
  { value: "agent", label: "Agent" },
  { value: "verdict", label: "Verdict" },
];

const chartTitle = "Visits over time";

const tabLabels: Readonly<Record<TabName, string>> = { agents: "Agents", pages: "Pages" };

/** The filters, the figures, the chart and the lists. */
export function AgentsView({ summary, exporting }: AgentsViewProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, filter, today, change } = useAgentsScope();
  const series = useQuery(trafficSeriesQuery(workspaceId, filter, view.group));
  const agents = useQuery(agentsQuery(workspaceId, filter));
  const isSpoofedApart = !view.verdict.includes("spoofed");
  const isByHour = series.data?.interval === "hour";
  return (
    <>
      <AgentFilters />
      <AgentKpis summary={summary} />
      {isSpoofedApart && <SpoofedCard agents={agents.data?.results ?? []} />}
      <Rest placed={!isSpoofedApart || !agents.isPending} meanwhile={<ChartSkeleton />}>
        <TrafficChart
          title={chartTitle}
          hint={isByHour ? "By the hour, on the workspace's clock" : "By day"}
          query={series}
          group={view.group}
          controls={
            <Segmented
              label="Group by"
              options={groupChoices}
              value={view.group}
              onChange={(group) => change(({ page }) => ({ group, page }), "replace")}
            />
          }
        />
      </Rest>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="min-h-4.5 text-sm text-fg-2 tabular-nums">
            {summary.data && describeSummary(summary.data, { range: view.range, today })}
          </p>
          {exporting}
        </div>
        <Tabs
          label="What is listed"
          tabs={tabs.map((value) => ({ value, label: tabLabels[value] }))}
          value={view.tab}
          onChange={(next) => change({ tab: tabs.find((one) => one === next) ?? "agents" }, "push")}
        >
          {view.tab === "agents" ? <AgentsTable agents={agents} /> : <PagesTable />}
        </Tabs>
      </div>
      <OpenPanels />
    </>
  );
}

function ChartSkeleton(): ReactElement {
  return <LoadingCard label={`Loading ${chartTitle}`} height="h-84" />;
}
