import { dayDataset } from "#platform/parquet/day-dataset.ts";
import { firstVisitAt, visitColumns, visitFiles } from "./visit-days.events.ts";

/** Every visit of an agent, in the order of time. */
export const visitDays = dayDataset({
  columns: visitColumns,
  firstAt: ({ events }, place) => firstVisitAt(events, place),
  parts: ({ events }, place, span) => visitFiles(events, place, span),
});
