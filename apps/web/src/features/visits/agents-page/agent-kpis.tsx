import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { besideChange } from "#lib/beside-change.ts";
import { percentChange, pointChange } from "#lib/change.ts";
import { counted, countText, percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { comparisonOf, type TrafficFilter, trafficSummaryQuery } from "../traffic/public.ts";
import { useAgentsScope } from "./scope/agents-scope.tsx";
import { aiFilterOf } from "./summary.rules.ts";

const labels = ["AI visits", "Pages read", "Agents", "Verified"] as const;

/** The key figures with their change against the equally long period before. */
export function AgentKpis({ summary }: { readonly summary: UseQueryResult<TrafficSummary> }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useAgentsScope();
  const aiFilter = aiFilterOf(filter);
  const ai = useQuery({
    ...trafficSummaryQuery(workspaceId, aiFilter ?? filter),
    enabled: aiFilter !== undefined,
  });
  const failed = [summary, ai].filter(({ isError, data }) => isError && data === undefined);
  const [first] = failed;
  if (first?.error) {
    const retry = (): void => {
      for (const { refetch } of failed) void refetch();
    };
    return (
      <Card>
        <ErrorState message={problemMessage(first.error)} onRetry={retry} />
      </Card>
    );
  }
  if (!summary.data || (aiFilter && !ai.data)) {
    return <StatStrip label="Key figures" loading stats={labels.map((label) => ({ label, value: "" }))} />;
  }
  const figures = { all: summary.data, ai: aiFilter && ai.data, filter };
  return <StatStrip label="Key figures" stats={statsOf(figures)} />;
}

interface Figures {
  readonly all: TrafficSummary;
  /** Undefined where no visit of an AI agent is meant. */
  readonly ai: TrafficSummary | undefined;
  readonly filter: TrafficFilter;
}

function statsOf({ all, ai, filter }: Figures): readonly Stat[] {
  const { previous } = all;
  const [visits, pages, agents, verified] = labels;
  const before = comparisonOf(all, filter.range);
  return [
    {
      label: visits,
      info: <AboutAiVisits />,
      value: countText(ai?.visits ?? 0),
      detail: (
        <>
          <Delta change={percentChange(ai?.visits ?? 0, ai?.previous?.visits ?? null)} unit="%" />
          <span>of {countText(all.visits)} by all agents</span>
        </>
      ),
    },
    {
      label: pages,
      info: <About topic="Pages read">Different paths that agents asked for.</About>,
      value: countText(all.pages),
      detail: <Compared change={percentChange(all.pages, previous?.pages ?? null)} before={before} />,
    },
    {
      label: agents,
      info: <About topic="Agents">Different agents that came, each counted once.</About>,
      value: countText(all.agents),
      detail: <Compared change={percentChange(all.agents, previous?.agents ?? null)} before={before} />,
    },
    {
      label: verified,
      info: <AboutVerified />,
      value: percent(all.verified_share),
      detail: (
        <>
          <Delta change={pointChange(all.verified_share, previous?.verified_share ?? null)} unit="pts" />
          {filter.verdict === undefined
            ? `n = ${counted(all.visits + all.spoofed, "visit")}`
            : "of all verdicts together"}
        </>
      ),
    },
  ];
}

interface ComparedProps {
  readonly change: number;
  /** Figure that it is compared with. */
  readonly before: string;
}

function Compared({ change, before }: ComparedProps): ReactElement {
  return (
    <>
      <Delta change={change} unit="%" />
      <span>{besideChange(change, before)}</span>
    </>
  );
}

function About({ topic, children }: { readonly topic: string; readonly children: string }): ReactElement {
  return (
    <InfoPopover topic={topic}>
      <p>{children}</p>
    </InfoPopover>
  );
}

function AboutAiVisits(): ReactElement {
  return (
    <InfoPopover topic="AI visits">
      <p>
        Requests of AI agents that your server reported. Search engines and SEO tools are in all other figures
        of this page, unless you choose purposes.
      </p>
      <p>Changes compare with the equally long period just before; without visits in it they are 0 %.</p>
    </InfoPopover>
  );
}

function AboutVerified(): ReactElement {
  return (
    <InfoPopover topic="Verified">
      <p>
        The share of all visits that named an agent, spoofed ones among them, whose identity was proven: by
        the addresses that the agent&apos;s operator publishes, by reverse DNS, or by a signature.
      </p>
    </InfoPopover>
  );
}
