import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { percentChange, pointChange } from "#lib/change.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText, percent } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { claimsOf, comparisonOf, verifiedShare } from "./traffic-strip.rules.ts";

interface TrafficStripProps {
  readonly summary: UseQueryResult<TrafficSummary>;
  readonly range: DayRange;
}

const labels = ["AI agent visits", "Pages read by AI", "AI agents", "Verified share"] as const;

/** The key figures of the period, each with its change since the period before. */
export function TrafficStrip({ summary, range }: TrafficStripProps): ReactElement {
  if (summary.isPending)
    return <StatStrip label="Key figures" loading stats={labels.map((label) => ({ label, value: "" }))} />;
  if (summary.data === undefined)
    return (
      <Card>
        <ErrorState message={problemMessage(summary.error)} onRetry={() => void summary.refetch()} />
      </Card>
    );
  return <StatStrip label="Key figures" stats={statsOf(summary.data, range)} />;
}

function statsOf(summary: TrafficSummary, range: DayRange): readonly Stat[] {
  const { previous } = summary;
  const [visits, pages, agents, share] = labels;
  const before = comparisonOf(summary, range);
  const claims = countText(claimsOf(summary));
  return [
    {
      label: visits,
      info: (
        <InfoPopover topic={visits}>
          <p>
            Requests of agents that train, search, fetch or act for AI. Search engines and SEO tools are in
            the chart alone.
          </p>
          <p>Visits that were found spoofed are left out.</p>
        </InfoPopover>
      ),
      value: countText(summary.visits),
      detail: (
        <Change change={percentChange(summary.visits, previous?.visits ?? null)} unit="%" before={before} />
      ),
    },
    {
      label: pages,
      info: (
        <InfoPopover topic={pages}>
          <p>Different paths that at least one AI agent asked for, whatever it was answered.</p>
        </InfoPopover>
      ),
      value: countText(summary.pages),
      detail: (
        <Change change={percentChange(summary.pages, previous?.pages ?? null)} unit="%" before={before} />
      ),
    },
    {
      label: agents,
      info: (
        <InfoPopover topic={agents}>
          <p>Different agents, such as GPTBot and OAI-SearchBot; one operator can have several.</p>
        </InfoPopover>
      ),
      value: countText(summary.agents),
      detail: <Change change={summary.agents - (previous?.agents ?? summary.agents)} before={before} />,
    },
    {
      label: share,
      info: (
        <InfoPopover topic={share}>
          <p>Visits whose identity was proven / all visits that claimed to be an AI agent&apos;s × 100.</p>
          <p>
            n = {claims} visits, {countText(summary.spoofed)} of them spoofed.
          </p>
        </InfoPopover>
      ),
      value: percent(verifiedShare(summary)),
      detail: (
        <Change
          change={pointChange(verifiedShare(summary), previous && verifiedShare(previous))}
          unit="pts"
          before={`of ${claims} visits`}
        />
      ),
    },
  ];
}

interface ChangeProps {
  readonly change: number;
  readonly unit?: "%" | "pts";
  /** What it is compared with. */
  readonly before: string;
}

function Change({ change, unit, before }: ChangeProps): ReactElement {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <Delta change={change} {...(unit && { unit })} />
      {before}
    </span>
  );
}
