import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findFirstHour } from "../series/traffic-series.events.ts";
import { hasReports } from "../store/visits.sql.ts";
import { listPageAnswers } from "./page-answers.events.ts";
import { countReads, listReaders, listReads, markOf } from "./page-reads.events.ts";

type Events = Pick<Tools, "events">;

/** Pages that agents read, and what is known of who did; spoofed visits are nobody's of these. */
export const pageReads = {
  list: ({ events }: Events, place: Place, wanted: Parameters<typeof listReads>[2]) =>
    listReads(events, place, wanted),
  count: ({ events }: Events, place: Place, wanted: Parameters<typeof countReads>[2]) =>
    countReads(events, place, wanted),
  markOf,
  readers: ({ events }: Events, place: Place, wanted: Parameters<typeof listReaders>[2]) =>
    listReaders(events, place, wanted),
  /** How the site answered them. */
  answers: ({ events }: Events, place: Place, wanted: Parameters<typeof listPageAnswers>[2]) =>
    listPageAnswers(events, place, wanted),
} as const;

/** Whether a workspace reports visits or page views; for statements of other rooms, by the column of its id. */
export const isReporting = hasReports;

/** When the first visit that is still stored came. */
export function findTrackingStart({ events }: Events, place: Place): Promise<Date | undefined> {
  return findFirstHour(events, place);
}
