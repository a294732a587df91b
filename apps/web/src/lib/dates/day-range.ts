import { dayIn, daysApart, isDay, monthBefore, rangeDaysMax, shiftDay } from "@citelens/contract/base/days";
import { dayText, shortDayText } from "./dates.ts";

/** Both days are yyyy-MM-dd and belong to the range. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Today at `nowMs` in an IANA time zone; unknown time zones count as UTC. */
export function todayIn(timeZone: string, nowMs: number): string {
  const now = new Date(nowMs);
  try {
    return dayIn(timeZone, now);
  } catch {
    // The server's list of zones may be newer than the browser's, and Intl reports that only by throwing.
    return dayIn("UTC", now);
  }
}

/** Whether both are valid days in order, and the range is no longer than the server allows. */
export function isRange({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && from <= to && daysApart(from, to) < rangeDaysMax;
}

/** The longest range that ends today. */
export function widestRange(today: string): DayRange {
  return { from: shiftDay(today, 1 - rangeDaysMax), to: today };
}

/** The range of the same length right before this one. */
export function previousRange(range: DayRange): DayRange {
  return shift(range, -lengthInDays(range));
}

/** The range of the same length right after this one, moved back as far as needed to end by `today`. */
export function nextRange(range: DayRange, today: string): DayRange {
  return shift(range, Math.min(lengthInDays(range), daysApart(range.to, today)));
}

/** The same days of the year before; 29 February becomes the 28th. */
export function yearBefore({ from, to }: DayRange): DayRange {
  return { from: monthBefore(from, 12), to: monthBefore(to, 12) };
}

/** The days as people read them, such as "21 Oct – 20 Nov 2026"; what both ends share is said once. */
export function rangeText({ from, to }: DayRange): string {
  const last = dayText(to);
  if (from === to) return last;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayText(from)} – ${last}`;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${shortDayText(from)} – ${last}`;
  return `${Number(from.slice(8))} – ${last}`;
}

function shift({ from, to }: DayRange, days: number): DayRange {
  return { from: shiftDay(from, days), to: shiftDay(to, days) };
}

function lengthInDays({ from, to }: DayRange): number {
  return daysApart(from, to) + 1;
}
