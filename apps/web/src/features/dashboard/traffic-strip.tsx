import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { comparisonOf } from "#features/visits/traffic/public.ts";
import { besideChange } from "#lib/beside-change.ts";
import { percentChange, pointChange } from "#lib/change.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText, percent } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { tenth } from "./traffic-strip.rules.ts";

interface TrafficStripProps {
  readonly summary: UseQueryResult<TrafficSummary>;
  readonly referrals: UseQueryResult<ReferralSummary>;
  readonly range: DayRange;
}

const labels = ["AI agent visits", "Pages read by AI", "AI referrals", "Verified share"] as const;

/** The key figures of the period, each with its change since the period before. */
export function TrafficStrip({ summary, referrals, range }: TrafficStripProps): ReactElement {
  if (summary.isPending)
    return <StatStrip label="Key figures" loading stats={labels.map((label) => ({ label, value: "" }))} />;
  if (summary.data === undefined)
    return (
      <Card>
        <QueryError query={summary} />
      </Card>
    );
  return <StatStrip label="Key figures" stats={statsOf(summary.data, referrals, range)} />;
}

function statsOf(
  summary: TrafficSummary,
  { data: sent, isError }: UseQueryResult<ReferralSummary>,
  range: DayRange,
): readonly Stat[] {
  const { previous } = summary;
  const [visits, pages, referrals, share] = labels;
  const before = comparisonOf(summary, range);
  const claims = countText(summary.visits + summary.spoofed);
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
      label: referrals,
      info: (
        <InfoPopover topic={referrals}>
          <p>
            People who came from an AI assistant, as the referrer, utm_source or the assistant&apos;s own app
            tells.
          </p>
          <p>The count is a floor. Google&apos;s AI Overviews and AI Mode cannot be told from its search.</p>
        </InfoPopover>
      ),
      value: sent ? countText(sent.referrals) : "–",
      detail: (
        <Change
          change={percentChange(sent?.referrals ?? null, sent?.previous?.referrals ?? null)}
          unit="%"
          before={peopleText(sent, isError)}
        />
      ),
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
      value: percent(summary.verified_share),
      detail: (
        <Change
          change={pointChange(summary.verified_share, previous?.verified_share ?? null)}
          unit="pts"
          before={`of ${claims} visits`}
        />
      ),
    },
  ];
}

/** Whole of which the referrals are a share; until they have come, that they have not. */
function peopleText(sent: ReferralSummary | undefined, isError: boolean): string {
  if (!sent) return isError ? "could not be loaded" : "loading…";
  return sent.share === null ? "no people were counted" : `${percent(tenth(sent.share))} of all people`;
}

interface ChangeProps {
  readonly change: number;
  readonly unit?: "%" | "pts";
  /** Period that it is compared with. */
  readonly before: string;
}

function Change({ change, unit, before }: ChangeProps): ReactElement {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <Delta change={change} {...(unit && { unit })} />
      {besideChange(change, before)}
    </span>
  );
}
