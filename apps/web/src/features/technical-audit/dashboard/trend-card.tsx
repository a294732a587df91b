import type { Audit } from "@citelens/contract/content/audit-fields";
import { type ReactElement, useState } from "react";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { TimeSeries } from "#ui/charts/time-series/time-series.tsx";
import type { Series } from "#ui/charts/time-series/time-series-props.ts";
import { Card } from "#ui/frame/card.tsx";
import { scoreTrend } from "./dashboard.rules.ts";

const title = "Score over time";

/** The scores of the audits; a line from two days on. */
export function TrendCard({ audits }: { readonly audits: readonly Audit[] }): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const points = scoreTrend(audits);
  if (points.length < 2) {
    return (
      <Card title={title}>
        <p className="text-fg-2">
          A line begins with the second audit. Let the site be audited by itself every week or month, and you
          see what a release of yours changed.
        </p>
      </Card>
    );
  }
  const series: Series[] = [{ id: "score", name: "Score", tone: 1, isMain: true, points: [...points] }];
  return (
    <ChartFrame
      title={title}
      hint="Of 100 points, the last audit of each day"
      table={{
        columns: [
          { header: "Day", kind: "text" },
          { header: "Score", kind: "number" },
        ],
        rows: points.map(({ day, value }) => [day, value]),
      }}
    >
      <TimeSeries
        label={title}
        series={series}
        format={(value) => String(Math.round(value))}
        yMax={100}
        hidden={hidden}
        onHidden={setHidden}
      />
    </ChartFrame>
  );
}
