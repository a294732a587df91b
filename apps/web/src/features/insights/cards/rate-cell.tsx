import type { AiChannel } from "@citelens/contract/visibility/insights";
import type { ReactElement, ReactNode } from "react";
import { pointChange } from "#lib/change.ts";
import { percent, verdictOf } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";

interface RateCellProps
  extends Pick<AiChannel, "interval" | "verdict" | "n">,
    Partial<Pick<AiChannel, "paired_points">> {
  readonly rate: number | null;
  /** Undefined without a comparison. */
  readonly previous?: number | null | undefined;
  /** Replaces the rate where there are answers, for example with a link. */
  readonly children?: ReactNode;
}

/** A rate with its interval, its change since the previous period, and the number of answers. */
export function RateCell({
  rate,
  previous,
  interval,
  paired_points,
  verdict,
  n,
  children,
}: RateCellProps): ReactElement {
  const change = previous === undefined ? 0 : pointChange(rate, previous);
  const moved = previous === undefined ? undefined : verdictOf(verdict, paired_points ?? 0);
  return (
    <div className="space-y-0.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium text-fg">{(n > 0 && children) || percent(rate)}</span>
        <Delta change={change} unit="pts" />
        {moved && <VerdictBadge verdict={moved} isInList />}
      </p>
      <RateBar value={rate} low={interval?.low} high={interval?.high} />
      {n === 0 ? <span className="text-xs text-fg-3">No answers</span> : <IntervalNote n={n} {...interval} />}
    </div>
  );
}
