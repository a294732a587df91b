import type { ReactElement } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { sparklinePaths } from "./sparkline-paths.ts";
import { chartStrokes } from "./time-series/chart-tones.ts";
import type { ChartTone } from "./time-series/time-series-props.ts";

export interface SparklineProps {
  /** In order, evenly spaced; null makes a gap. */
  readonly values: readonly (number | null)[];
  readonly tone?: ChartTone;
  /** A short description with its ends; without it the line is decorative. */
  readonly label?: string;
}

const size = { width: 96, height: 28, padding: 3 } as const;

/** A small line chart, with gaps where there is no data. */
export function Sparkline({ values, tone = 1, label }: SparklineProps): ReactElement {
  const { lines, dots, last } = sparklinePaths(values, size);
  const stroke = chartStrokes[tone];
  return (
    <span className="inline-block">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="block h-7 w-24" aria-hidden="true">
        {lines.map((path) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={stroke}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
        {dots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="1.5" fill={stroke} />
        ))}
        {last && <circle cx={last.x} cy={last.y} r="2.5" fill={stroke} />}
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
