import type { AiChannel } from "@citelens/contract/visibility/insights";
import type { ReactElement, ReactNode } from "react";
import { pointChange } from "#lib/change.ts";
import { percent } from "#lib/figures.ts";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { JudgedChange } from "../summary/judged-change.tsx";

interface RateCellProps
  extends Pick<AiChannel, "interval" | "verdict" | "n">,
    Partial<Pick<AiChannel, "paired_points">> {
  readonly rate: number | null;
  /** Whether both periods asked the same, as far as the row depends on it. */
  readonly isWhole: boolean;
  /** Undefined without a comparison. */
  readonly previous?: number | null | undefined;
  /** Replaces the rate where there are answers, for example with a link. */
  readonly children?: ReactNode;
}

/** A rate with its interval, its change since the previous period, and the number of answers. */
export function RateCell({
  rate,
  isWhole,
  previous,
  interval,
  paired_points,
  verdict,
  n,
  children,
}: RateCellProps): ReactElement {
  return (
    <div className="space-y-0.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium text-fg">{(n > 0 && children) || percent(rate)}</span>
        {previous !== undefined && verdict !== null && (
          <JudgedChange
            change={pointChange(rate, previous)}
            paired={paired_points}
            verdict={verdict}
            n={n}
            isWhole={isWhole}
          />
        )}
      </p>
      <RateBar value={rate} low={interval?.low} high={interval?.high} />
      {n === 0 ? <span className="text-xs text-fg-3">No answers</span> : <IntervalNote n={n} {...interval} />}
    </div>
  );
}
