import type { ReactElement } from "react";
import type { DayNote, PlacedLabel } from "./chart-notes.ts";
import type { Plot } from "./chart-plot.ts";

interface AnnotationMarksProps {
  readonly notes: readonly DayNote[];
  readonly labels: readonly PlacedLabel[];
  readonly plot: Plot;
  readonly xOf: (x: number) => number;
}

const rowPx = 18;

/** A dashed line on each day with an event, with its label above the plot where there is space. */
export function AnnotationMarks({ notes, labels, plot, xOf }: AnnotationMarksProps): ReactElement {
  return (
    <g>
      {notes.map(({ day, x }) => {
        const label = labels.find((placed) => placed.x === xOf(x));
        const top = label ? plot.top - label.row * rowPx - 12 : plot.top;
        return (
          <g key={day}>
            <line
              x1={xOf(x)}
              x2={xOf(x)}
              y1={top}
              y2={plot.bottom}
              stroke="var(--border-strong)"
              strokeDasharray="3 3"
            />
            <circle cx={xOf(x)} cy={top} r="2.5" fill="var(--fg-3)" />
          </g>
        );
      })}
      {labels.map(({ x, anchor, row, text }) => (
        <text
          key={x}
          x={anchor === "start" ? x + 6 : x - 6}
          y={plot.top - row * rowPx - 8}
          textAnchor={anchor}
          stroke="var(--surface)"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-fg-2"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
