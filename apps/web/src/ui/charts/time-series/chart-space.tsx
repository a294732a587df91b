import { type ReactElement, Suspense, useEffect, useState } from "react";
import { Skeleton } from "../../frame/skeleton.tsx";
import { whenIdle } from "../../overlays/deferred.ts";
import type { OnDemand } from "./on-demand.ts";
import { useSeenWidth } from "./use-seen-width.ts";

/** By then a page shows what it opens with, the charts in the window too. */
const settledMs = 5000;

interface ChartSpaceProps<Props extends object> {
  readonly chart: OnDemand<Props>;
  readonly propsOf: (widthPx: number) => Props;
}

/**
 * The place of a chart, of its final size: it is drawn once somebody sees the place, and its code is loaded for that. Where nobody
 * does, the code is loaded a while later: when the page goes onto paper there is no time for it.
 */
export function ChartSpace<Props extends object>({ chart, propsOf }: ChartSpaceProps<Props>): ReactElement {
  const [ref, widthPx] = useSeenWidth();
  useEffect(() => {
    const timer = setTimeout(async () => {
      await whenIdle();
      // What fails now is asked for again once the chart is seen, which tells of it.
      await chart.load().catch(() => undefined);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [chart]);
  return (
    <div ref={ref} className="h-72 contain-inline-size">
      <Suspense fallback={<Skeleton shape="card" />}>
        {widthPx > 0 && <Drawn chart={chart} props={propsOf(widthPx)} />}
      </Suspense>
    </div>
  );
}

interface DrawnProps<Props extends object> {
  readonly chart: OnDemand<Props>;
  readonly props: Props;
}

function Drawn<Props extends object>({ chart, props }: DrawnProps<Props>): ReactElement {
  // The same one as long as it is shown: with another one everything would be drawn anew.
  const [Chart] = useState(chart.drawn);
  return <Chart {...props} />;
}
