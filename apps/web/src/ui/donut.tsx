import type { ReactElement } from "react";
import { chartStrokes } from "./chart-tones.ts";
import { donutArcs, shareTexts } from "./donut-arcs.ts";
import type { ChartTone } from "./time-series-props.ts";

export interface DonutPart {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly tone: ChartTone | "pos" | "neg" | "neutral";
}

export interface DonutProps {
  /** The accessible name. */
  readonly label: string;
  readonly parts: readonly DonutPart[];
  /** A value as people read it. */
  readonly format: (value: number) => string;
  /** In the middle, in a few letters, such as the sum. */
  readonly total: string;
  /** Below the total, such as "answers". */
  readonly totalOf: string;
}

const strokes = {
  ...chartStrokes,
  pos: "var(--pos)",
  neg: "var(--neg)",
  neutral: "var(--chart-other)",
} as const;
const radius = 42;
const thickness = 12;

/** The parts of a whole as a ring, with a list that says each in figures. */
export function Donut({ label, parts, format, total, totalOf }: DonutProps): ReactElement {
  const arcs = donutArcs(parts.map(({ value }) => value));
  const shares = shareTexts(parts.map(({ value }) => value));
  const circumference = 2 * Math.PI * radius;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {/* The list says the same in figures. */}
      <svg viewBox="0 0 100 100" className="size-36 shrink-0" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" className="stroke-surface-2" strokeWidth={thickness} />
        {parts.map(({ id, tone }, index) => {
          const { from, length } = arcs[index] ?? { from: 0, length: 0 };
          return (
            length > 0 && (
              <circle
                key={id}
                cx="50"
                cy="50"
                r={radius}
                fill="none"
                stroke={strokes[tone]}
                strokeWidth={thickness}
                strokeDasharray={`${length * circumference} ${circumference}`}
                transform={`rotate(${from * 360 - 90} 50 50)`}
              />
            )
          );
        })}
        <text x="50" y="50" textAnchor="middle" className="fill-fg text-[15px] font-semibold tabular-nums">
          {total}
        </text>
        <text x="50" y="62" textAnchor="middle" className="fill-fg-3 text-[8px]">
          {totalOf}
        </text>
      </svg>
      <ul aria-label={label} className="min-w-44 flex-1 space-y-1.5 text-sm">
        {parts.map(({ id, name, value, tone }, index) => (
          <li key={id} className="flex items-center gap-2">
            <svg width="10" height="10" className="shrink-0" aria-hidden="true">
              <rect width="10" height="10" rx="2.5" fill={strokes[tone]} />
            </svg>
            <span className="min-w-0 grow truncate text-fg-2">{name}</span>
            <span className="text-fg-3 tabular-nums">{format(value)}</span>
            <span className="w-14 shrink-0 text-right font-medium tabular-nums">{shares[index]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
