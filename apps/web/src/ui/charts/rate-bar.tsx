import type { ReactElement } from "react";
import { chartStrokes } from "./time-series/chart-tones.ts";
import type { ChartTone } from "./time-series/time-series-props.ts";

export interface RateBarProps {
  /** 0 to 100; null without data. */
  readonly value: number | null;
  /** The ends of the interval, 0 to 100. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly tone?: ChartTone;
}

/** A bar from 0 to 100 with a whisker for the interval; decorative, because the figure is next to it. */
export function RateBar({ value, low, high, tone = 1 }: RateBarProps): ReactElement {
  return (
    <svg className="block h-3 w-full min-w-12" aria-hidden="true">
      <rect y="4" width="100%" height="4" rx="2" className="fill-surface-2 forced-colors:fill-border" />
      {value !== null && <rect y="4" width={percent(value)} height="4" rx="2" fill={chartStrokes[tone]} />}
      {low !== undefined && high !== undefined && (
        <g className="stroke-fg-2" strokeWidth="1.5">
          <line x1={percent(low)} x2={percent(high)} y1="6" y2="6" />
          <line x1={percent(low)} x2={percent(low)} y1="2" y2="10" />
          <line x1={percent(high)} x2={percent(high)} y1="2" y2="10" />
        </g>
      )}
    </svg>
  );
}

/** Slightly inside both ends, so that a whisker at 0 or 100 is not cut off. */
function percent(value: number): string {
  const within = Math.min(100, Math.max(0, value));
  return `${Math.round((0.4 + within * 0.992) * 100) / 100}%`;
}
