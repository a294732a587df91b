import { chartRows } from "./chart-rows.ts";
import type { ChartColumn, ChartTable } from "./chart-table.ts";
import type { TimeSeriesProps } from "./time-series-props.ts";

/** The same figures as the chart draws, a row for each day. */
export function timeSeriesTable({
  series,
  previous,
  format,
}: Pick<TimeSeriesProps, "series" | "previous" | "format">): ChartTable {
  const rows = chartRows(series, previous);
  const before = rows.some((row) => row.previous.size > 0) ? series : [];
  const columns: readonly ChartColumn[] = [
    { header: "Day", kind: "text" },
    ...series.map(({ name }) => ({ header: name, kind: "number", format }) as const),
    ...(before.length > 0 ? [{ header: "Compared day", kind: "text" } as const] : []),
    ...before.map(({ name }) => ({ header: `${name}, before`, kind: "number", format }) as const),
  ];
  return {
    columns,
    rows: rows.map(({ day, points, previousDay, previous: earlier }) => [
      day,
      ...series.map(({ id }) => points.get(id)?.value ?? null),
      ...(before.length > 0 ? [previousDay ?? null] : []),
      ...before.map(({ id }) => earlier.get(id)?.value ?? null),
    ]),
  };
}
