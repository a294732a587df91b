import { type ReactElement, type ReactNode, Suspense } from "react";
import { Skeleton } from "../../frame/skeleton.tsx";
import { useElementWidth } from "./use-element-width.ts";

/** The place of a chart whose code is loaded on demand: it has its final size before. */
export function ChartSpace({
  children,
}: {
  readonly children: (widthPx: number) => ReactNode;
}): ReactElement {
  const [ref, widthPx] = useElementWidth();
  return (
    <div ref={ref} className="h-72 contain-inline-size">
      <Suspense fallback={<Skeleton shape="card" />}>{widthPx > 0 && children(widthPx)}</Suspense>
    </div>
  );
}
