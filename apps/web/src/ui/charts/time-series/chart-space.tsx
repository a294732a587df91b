import { type ReactElement, type ReactNode, Suspense } from "react";
import { Skeleton } from "../../frame/skeleton.tsx";
import { useSeenWidth } from "./use-seen-width.ts";

/** The place of a chart, of its final size: its code is loaded and it is drawn once somebody sees the place. */
export function ChartSpace({
  children,
}: {
  readonly children: (widthPx: number) => ReactNode;
}): ReactElement {
  const [ref, widthPx] = useSeenWidth();
  return (
    <div ref={ref} className="h-72 contain-inline-size">
      <Suspense fallback={<Skeleton shape="card" />}>{widthPx > 0 && children(widthPx)}</Suspense>
    </div>
  );
}
