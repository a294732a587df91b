import { shiftDay } from "@citelens/contract/calendar";
import { daysApart, isDay, rangeDaysMax } from "@citelens/contract/days";
import type { DayRange } from "#ui/forms/range-picker/day-range.ts";

/** The day that it is at `nowMs` in an IANA time zone; a zone that the browser does not know counts as UTC. */
export function todayIn(timeZone: string, nowMs: number): string {
  const parts = new Map(
    calendarOf(timeZone)
      .formatToParts(nowMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The same day so many months before, or that month's last day when it has no such day. */
export function monthBefore(day: string, months = 1): string {
  const date = new Date(timeOf(day));
  const lastOfThatMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 - months, 0);
  const sameDay = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, date.getUTCDate());
  return dayOf(Math.min(sameDay, lastOfThatMonth));
}

/** Whether both are real days in order, and no more of them than the server lists at once. */
export function isRange({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && from <= to && daysApart(from, to) < rangeDaysMax;
}

/** The longest range that ends today. */
export function widestRange(today: string): DayRange {
  return { from: shiftDay(today, 1 - rangeDaysMax), to: today };
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  } as const;
  try {
    return new Intl.DateTimeFormat("en", { ...fields, timeZone });
  } catch {
    // The server's list of zones may be newer than the browser's, and Intl reports that only by throwing.
    return new Intl.DateTimeFormat("en", { ...fields, timeZone: "UTC" });
  }
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
