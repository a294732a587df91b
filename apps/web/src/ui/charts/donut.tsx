import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import { donutArcs, shareTexts } from "./donut-arcs.ts";
import { chartStrokes } from "./time-series/chart-tones.ts";
import type { ChartTone } from "./time-series/time-series-props.ts";

export interface DonutPart {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** Replaces the value in the list, for example with a link; not where parts can be pressed. */
  readonly figure?: ReactNode;
  readonly tone: ChartTone | "pos" | "neg" | "neutral" | "faint";
}

export interface DonutProps {
  /** The accessible name. */
  readonly label: string;
  readonly parts: readonly DonutPart[];
  /** Formats a value. */
  readonly format: (value: number) => string;
  /** In the middle, a few characters, such as the sum. */
  readonly total: string;
  /** Below the total, such as "answers". */
  readonly totalOf: string;
  /** Makes every part clickable; the selected one is highlighted. */
  readonly onChoose?: (id: string) => void;
  readonly chosen?: string | undefined;
  /** Full page width, with the list in two columns. */
  readonly wide?: boolean;
}

const strokes = {
  ...chartStrokes,
  pos: "var(--pos)",
  neg: "var(--neg)",
  neutral: "var(--chart-other)",
  faint: "var(--border)",
} as const;
const radius = 42;
const thickness = 12;

/** Parts of a whole as a ring, with a list of the figures. */
export function Donut({
  label,
  parts,
  format,
  total,
  totalOf,
  onChoose,
  chosen,
  wide = false,
}: DonutProps): ReactElement {
  const arcs = donutArcs(parts.map(({ value }) => value));
  const shares = shareTexts(parts.map(({ value }) => value));
  const circumference = 2 * Math.PI * radius;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {/* The list contains the same figures. */}
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
                className={chosen !== undefined && chosen !== id ? "opacity-35" : undefined}
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
      <ul
        aria-label={label}
        className={cx(
          "grid min-w-44 flex-1 gap-x-12 text-sm",
          onChoose ? "gap-y-0.5" : "gap-y-1.5",
          wide && "lg:grid-cols-2",
        )}
      >
        {parts.map(({ id, name, value, figure, tone }, index) => (
          <li key={id}>
            <Entry {...(onChoose && { isChosen: chosen === id, onChoose: () => onChoose(id) })}>
              <svg width="10" height="10" className="shrink-0" aria-hidden="true">
                <rect width="10" height="10" rx="2.5" fill={strokes[tone]} />
              </svg>
              <span className="min-w-0 grow truncate text-fg-2">{name}</span>
              <span className="text-fg-3 tabular-nums">{figure ?? format(value)}</span>
              <span className="w-16 shrink-0 text-right font-medium tabular-nums">{shares[index]}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

function Entry({ isChosen, onChoose, children }: EntryProps): ReactElement {
  if (!onChoose) return <div className="flex items-center gap-2">{children}</div>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="-mx-2 flex min-h-7 w-[calc(100%+1rem)] items-center gap-2 rounded-control px-2 text-left hover:bg-surface-2 aria-pressed:bg-brand-soft"
    >
      {children}
    </button>
  );
}
