import type { SourceDomain } from "@citelens/contract/visibility/sources";
import type { ReactElement, ReactNode } from "react";
import { useInsightScope } from "#features/insights/filters/public.ts";
import { AnswersLink } from "#features/insights/public.ts";
import { dayText } from "#lib/dates/dates.ts";
import { counted, countText, percent, verdictOf, wordFor } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";
import { describeTrend, formatPosition } from "./source-text.rules.ts";

interface SourceFiguresProps {
  readonly source: SourceDomain;
  /** Answers that cite any source. */
  readonly n: number;
}

export function SourceFigures({ source, n }: SourceFiguresProps): ReactElement {
  const { isCompared } = useInsightScope();
  const { domain, use_count, previous_use_count, interval, trend } = source;
  const verdict = isCompared ? verdictOf(source.verdict, source.paired_points ?? 0) : undefined;
  return (
    <section aria-label="Figures" className="space-y-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border">
        <Figure label="Used">
          {use_count === 0 ? (
            "0"
          ) : (
            <AnswersLink traits={{ domain }} label={`that ${wordFor(use_count, "cites", "cite")} ${domain}`}>
              {counted(use_count, "answer")}
            </AnswersLink>
          )}{" "}
          {isCompared && <Delta change={use_count - previous_use_count} />}
        </Figure>
        <Figure label="Retrieved">{countText(source.retrieved_count)}</Figure>
        <Figure label="Usage">{percent(source.usage_percentage)}</Figure>
        <Figure label="Average position">{formatPosition(source.avg_position)}</Figure>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-fg-3">
        <IntervalNote n={n} low={interval?.low} high={interval?.high} />
        {verdict !== undefined && <VerdictBadge verdict={verdict} />}
        <span>Last seen {dayText(source.last_seen)}</span>
      </div>
      <Sparkline values={trend.map((day) => day.use_count)} label={describeTrend(trend)} />
    </section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-fg-2">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
