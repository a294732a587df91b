import type { ChartColumn, ChartTable } from "../chart-table.ts";
import { chartRows } from "./chart-rows.ts";
import { areHours, timeCell } from "./chart-times.ts";
import type { TimeSeriesProps } from "./time-series-props.ts";

const samples = [
  { field: "n", header: "answers" },
  { field: "low", header: "interval from" },
  { field: "high", header: "interval to" },
] as const;

/** The chart's data with one row per day or hour; for the main series also the sample. */
export function timeSeriesTable({
  series,
  previous,
  format,
}: Pick<TimeSeriesProps, "series" | "previous" | "format">): ChartTable {
  const rows = chartRows(series, previous);
  const before = rows.some((row) => row.previous.size > 0) ? series : [];
  const main = series.find(({ isMain }) => isMain);
  const known = samples.filter(({ field }) => main?.points.some((point) => point[field] !== undefined));
  const columns: readonly ChartColumn[] = [
    { header: areHours(rows.map(({ day }) => day)) ? "Hour" : "Day", kind: "text" },
    ...series.map(({ name }) => ({ header: name, kind: "number", format }) as const),
    ...known.map(
      ({ field, header }): ChartColumn => ({
        header: `${main?.name}, ${header}`,
        kind: "number",
        ...(field !== "n" && { format }),
      }),
    ),
    ...(before.length > 0 ? [{ header: "Compared day", kind: "text" } as const] : []),
    ...before.map(({ name }) => ({ header: `${name}, before`, kind: "number", format }) as const),
  ];
  return {
    columns,
    rows: rows.map(({ day, points, previousDay, previous: earlier }) => [
      timeCell(day),
      ...series.map(({ id }) => points.get(id)?.value ?? null),
      ...known.map(({ field }) => points.get(main?.id ?? "")?.[field] ?? null),
      ...(before.length > 0 ? [previousDay ?? null] : []),
      ...before.map(({ id }) => earlier.get(id)?.value ?? null),
    ]),
  };
}
