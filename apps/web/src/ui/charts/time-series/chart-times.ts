import { dayMs } from "@citelens/contract/base/days";
import { shortDayText, weekdayText } from "#lib/dates/dates.ts";

// The points of a time axis: days as yyyy-MM-dd, or hours as yyyy-MM-ddTHH:mm of a clock that the page names.

const steps = [1, 2, 3, 4, 6, 12, 24] as const;

/** Whether these are hours rather than days. */
export function areHours(times: readonly string[]): boolean {
  return times.some(isHour);
}

/** Days since 1970, so that the axis is proportional. */
export function timeNumber(time: string): number {
  return Date.parse(isHour(time) ? `${time}Z` : `${time}T00:00:00Z`) / dayMs;
}

/** A point along the axis, such as "20 Nov"; of the hours of a day the first names it, such as "20 Nov" and "06:00". */
export function axisTimeText(time: string): string {
  const clock = clockOf(time);
  return clock === undefined || clock === "00:00" ? shortDayText(dayOf(time)) : clock;
}

/** A point alone, such as "Fri, 20 Nov 2026" or "Fri, 20 Nov 2026, 14:00". */
export function timeText(time: string): string {
  const clock = clockOf(time);
  return clock === undefined ? weekdayText(time) : `${weekdayText(dayOf(time))}, ${clock}`;
}

/** A point in tables and files, such as "2026-11-20" or "2026-11-20 14:00". */
export function timeCell(time: string): string {
  return time.replace("T", " ");
}

/**
 * At most `countMax` of the times, evenly spaced. Days are counted back from the last; hours begin at midnight, in
 * steps that divide a day.
 */
export function timeTicks(times: readonly string[], countMax: number): readonly string[] {
  const count = Math.max(1, Math.floor(countMax));
  if (!areHours(times)) {
    const step = Math.max(1, Math.ceil(times.length / count));
    return times.filter((_, index) => (times.length - 1 - index) % step === 0);
  }
  const step = steps.find((hours) => times.length / hours <= count) ?? 24;
  return times.filter((time) => Number(clockOf(time)?.slice(0, 2)) % step === 0);
}

function isHour(time: string): boolean {
  return time.includes("T");
}

function dayOf(time: string): string {
  return time.slice(0, "yyyy-MM-dd".length);
}

function clockOf(time: string): string | undefined {
  return time.split("T")[1];
}
