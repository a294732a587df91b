import type { ReactElement } from "react";
import { cx } from "../cx.ts";

export interface SkeletonProps {
  readonly shape?: "bar" | "circle" | "card";
}

const shapes = { bar: "rounded-control", circle: "rounded-full", card: "rounded-card" } as const;

/** Fills its parent, which sets the size. Invisible for the first 150 ms. */
export function Skeleton({ shape = "bar" }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={cx("block size-full min-h-3 animate-skeleton bg-border", shapes[shape])}
    />
  );
}

interface LoadingCardProps {
  /** The name for screen readers. */
  readonly label: string;
  readonly height: `h-${number}`;
}

/** The place of a card that is loading. */
export function LoadingCard({ label, height }: LoadingCardProps): ReactElement {
  return (
    <div role="status" aria-label={label} className={height}>
      <Skeleton shape="card" />
    </div>
  );
}

export function ListSkeleton({ rows }: { readonly rows: number }): ReactElement {
  return (
    <div className="space-y-3 py-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
        <div key={row} className="h-8">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
