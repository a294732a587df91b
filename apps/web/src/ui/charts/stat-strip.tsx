import type { ReactElement, ReactNode } from "react";
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
  readonly loading?: boolean;
}

/** A page's key figures in one card. */
export function StatStrip({ label, stats, loading = false }: StatStripProps): ReactElement {
  return (
    <section
      aria-label={label}
      aria-busy={loading}
      className="break-inside-avoid overflow-hidden rounded-card border border-border bg-border"
    >
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
        {stats.map((stat) => (
          <div key={stat.label} className="flex min-w-0 flex-col gap-0.5 bg-surface px-5 py-4">
            <dt className="flex min-h-7 items-center gap-1 text-sm text-fg-2">
              {stat.label}
              {stat.info}
            </dt>
            {loading ? (
              <dd className="h-12 w-20 py-2">
                <Skeleton />
              </dd>
            ) : (
              <>
                <dd className="text-xl font-semibold tabular-nums">{stat.value}</dd>
                <dd className="flex min-h-5 flex-wrap items-center gap-x-1.5 text-sm text-fg-3">
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
