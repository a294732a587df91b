import { dayDataset } from "#platform/parquet/day-dataset.ts";
import { rowsAsParquet } from "#platform/parquet/rows-as-parquet.ts";
import { firstSumDay, sumColumns, sumSlices } from "./sum-days.sql.ts";

/** The daily sums of every campaign and model, from which all rates of the product are made. */
export const sumDays = dayDataset({
  columns: sumColumns,
  firstAt: async (tools, place) => {
    const day = await firstSumDay(tools, place);
    return day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
  },
  parts: (tools, place, { day }) => rowsAsParquet(tools.events, sumColumns, sumSlices(tools, place, day)),
});
