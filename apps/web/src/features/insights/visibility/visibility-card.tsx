import type { BrandMentions, Annotation as ServerAnnotation } from "@citelens/contract/visibility/insights";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { counted, percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { TimeSeries } from "#ui/charts/time-series/time-series.tsx";
import type { Annotation } from "#ui/charts/time-series/time-series-props.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { annotationsQuery, brandMentionsQuery } from "../insights.queries.ts";
import {
  brandNames,
  chosenBrands,
  hiddenBrands,
  type Metric,
  metricChoices,
  seriesOf,
  seriesTable,
} from "./series.rules.ts";
import { storedTones } from "./stored-tones.ts";

/** The brands in the chart; undefined for the default ones. */
type ShownBrands = readonly string[] | undefined;

export interface VisibilityCardProps {
  readonly metric: Metric;
  readonly brands: ShownBrands;
  readonly onMetric: (metric: Metric) => void;
  readonly onBrands: (change: (brands: ShownBrands) => ShownBrands) => void;
}

const title = "Visibility Index";

/** How often answers name the brand and its competitors, by day. */
export function VisibilityCard(props: VisibilityCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, filter } = useInsightScope();
  const { metric, onMetric } = props;
  const mentions = useQuery(brandMentionsQuery(workspaceId, filter));
  const { data } = mentions;
  const table = useMemo(
    () => (data && data.n > 0 ? seriesTable(seriesOf(data, view.range, { metric, tones: {} })) : undefined),
    [data, view.range, metric],
  );
  return (
    <ChartFrame
      title={title}
      hint={metricChoices.find(({ value }) => value === metric)?.hint ?? ""}
      info={
        <InfoPopover topic={title}>
          <p>Visibility score = answers of the day that name the brand / answers of the day × 100.</p>
          <p>Share of voice = mentions of the brand / mentions of all brands that day × 100.</p>
          <p>The band around your line is its 95 % interval. Days without answers are gaps, not zeros.</p>
          {data && <p className="tabular-nums">n = {counted(data.n, "answer")}.</p>}
        </InfoPopover>
      }
      table={table}
      controls={
        <Segmented
          label="Figure"
          options={metricChoices}
          value={metric}
          onChange={(next) => onMetric(next)}
        />
      }
    >
      <QueryContent
        title={title}
        query={mentions}
        isEmpty={({ n }) => n === 0}
        emptyText="No data available for the selected period"
        skeleton={
          <div className="h-82">
            <Skeleton shape="card" />
          </div>
        }
      >
        {(shown) => <Chart {...props} data={shown} />}
      </QueryContent>
    </ChartFrame>
  );
}

function Chart(props: VisibilityCardProps & { readonly data: BrandMentions }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, filter, today, isCompared } = useInsightScope();
  const { metric, brands, onBrands, data } = props;
  const { data: marks } = useQuery(annotationsQuery(workspaceId, filter));
  const drawn = useMemo(() => {
    const look = { metric, tones: storedTones(workspaceId, brandNames(data)) };
    const { previous } = data;
    return {
      series: seriesOf(data, view.range, look),
      previous: seriesOf(previous, { from: previous.start_date, to: previous.end_date }, look),
    };
  }, [data, metric, workspaceId, view.range]);
  return (
    <TimeSeries
      label={`${title}, ${metricChoices.find(({ value }) => value === metric)?.label ?? ""}`}
      series={drawn.series}
      {...(isCompared && { previous: drawn.previous })}
      bands={metric === "visibility"}
      annotations={(marks?.annotations ?? []).map(annotationOf)}
      format={percent}
      unit="%"
      yMax={100}
      hidden={hiddenBrands(data, brands)}
      onHidden={(change) => onBrands((latest) => chosenBrands(data, change(hiddenBrands(data, latest))))}
      lastIsPartial={view.range.to === today}
    />
  );
}

const annotationKinds = {
  campaign_launched: "campaign",
  queries_changed: "content",
  competitors_changed: "content",
  model_changed: "model",
  analyser_changed: "audit",
} as const satisfies Record<ServerAnnotation["kind"], Annotation["kind"]>;

function annotationOf({ date, label, kind }: ServerAnnotation): Annotation {
  return { day: date, label, kind: annotationKinds[kind] };
}
