import type { ReactElement } from "react";
import { cx } from "../../cx.ts";
import { chartStrokes } from "./chart-tones.ts";
import { isolated, toggled } from "./hidden-series.ts";
import type { ChangeHidden, Series } from "./time-series-props.ts";

export interface SeriesLegendProps {
  readonly series: readonly Series[];
  readonly hidden: readonly string[];
  readonly onHidden: ChangeHidden;
  readonly hasPrevious: boolean;
  readonly lastIsPartial: boolean;
}

/** The legend: a press toggles a series, a double press or Alt shows only that one. */
export function SeriesLegend({
  series,
  hidden,
  onHidden,
  hasPrevious,
  lastIsPartial,
}: SeriesLegendProps): ReactElement {
  const ids = series.map(({ id }) => id);
  const hints = [
    hasPrevious && "Faint and dashed: the period before",
    lastIsPartial && "Dashed at the end: not complete yet",
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
      {/* Aligned with the axis: a negative margin removes the first button's padding. */}
      <ul aria-label="Series" className="-ml-2 flex flex-wrap gap-x-1">
        {series.map(({ id, name, tone, isMain }) => {
          const isShown = !hidden.includes(id);
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isShown}
                data-tooltip={isShown ? "Hide; Alt and click shows it alone" : "Show"}
                data-chart-legend={isShown ? name : undefined}
                onClick={({ altKey }) =>
                  onHidden((latest) => (altKey ? isolated(ids, latest, id) : toggled(latest, id)))
                }
                // Browsers fire no click for Alt+Enter.
                onKeyDown={(event) => {
                  if (!event.altKey || event.key !== "Enter") return;
                  event.preventDefault();
                  onHidden((latest) => isolated(ids, latest, id));
                }}
                onDoubleClick={() => onHidden((latest) => isolated(ids, latest, id))}
                className={cx(
                  "flex h-7 max-w-full items-center gap-2 rounded-control px-2 text-sm transition-colors select-none hover:bg-surface-2",
                  isShown ? "text-fg-2 hover:text-fg" : "text-fg-3 line-through",
                  isMain && isShown && "font-medium text-fg",
                )}
              >
                <svg width="14" height="4" className="shrink-0" aria-hidden="true">
                  <rect
                    y={isMain ? 0.5 : 1}
                    width="14"
                    height={isMain ? 3 : 2}
                    rx="1"
                    fill={isShown ? chartStrokes[tone] : "var(--border-strong)"}
                  />
                </svg>
                <span className="truncate">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {hints.length > 0 && <p className="text-xs text-fg-3 sm:ml-auto">{hints.join(" · ")}</p>}
    </div>
  );
}
