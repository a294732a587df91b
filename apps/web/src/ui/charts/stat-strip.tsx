import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Skeleton } from "../frame/skeleton.tsx";

export interface Stat {
  readonly label: string;
  /** A dash for unknown values. */
  readonly value: ReactNode;
  /** Right of the label, such as an InfoPopover. */
  readonly info?: ReactNode;
  /** Below the value, a few words. */
  readonly detail?: ReactNode;
}

export interface StatStripProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly stats: readonly Stat[];
  /** While they are on their way, as high as a detail of one line, one of several, or a line chart makes them. */
  readonly loading?: boolean | "high" | "trend";
  /** In a row of a wide window. */
  readonly columns?: 3 | 4;
}

const heights = { normal: "h-12", high: "h-35", trend: "h-20" } as const;
const widths = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" } as const;

/** A page's key figures in one card. */
export function StatStrip({ label, stats, loading = false, columns = 4 }: StatStripProps): ReactElement {
  return (
    <section
      aria-label={label}
      aria-busy={loading !== false}
      className="break-inside-avoid overflow-hidden rounded-card border border-border bg-border"
    >
      <dl className={cx("grid grid-cols-2 gap-px", widths[columns])}>
        {stats.map((stat) => (
          <div
            key={stat.label}
            className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 bg-surface px-5 py-4 max-lg:last:odd:col-span-2"
          >
            <dt className="flex min-h-7 items-start gap-1 text-sm text-fg-2">
              <span className="py-1 leading-5">{stat.label}</span>
              {stat.info}
            </dt>
            {loading ? (
              <dd>
                <div className={heights[loading === true ? "normal" : loading]}>
                  <div className="h-12 w-20 py-2">
                    <Skeleton />
                  </div>
                </div>
                {/* A phone breaks what stands below a chart into three lines. */}
                {loading === "trend" && <div className="h-11 sm:hidden" />}
              </dd>
            ) : (
              <>
                <dd className="text-xl font-semibold tabular-nums">{stat.value}</dd>
                <dd className="flex min-h-5 flex-wrap content-start items-center gap-x-1.5 text-sm text-fg-3">
                  {stat.detail}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
