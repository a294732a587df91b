import { daysApart, hourMs, later, shiftDay, startOfDay } from "@citelens/contract/base/days";
import {
  warehouseBacklogDays,
  warehouseHour,
  warehouseRewrittenDays,
} from "@citelens/contract/platform/warehouse-words";

/** When the next night's delivery begins. A night in which clocks change has it an hour off. */
export function nextNight(timeZone: string, today: string, now: Date): Date {
  const ofToday = later(startOfDay(timeZone, today), warehouseHour * hourMs);
  return ofToday > now ? ofToday : later(startOfDay(timeZone, shiftDay(today, 1)), warehouseHour * hourMs);
}

/** Whether nothing more is expected of a day. */
export function isFinal(day: string, today: string): boolean {
  return daysApart(day, today) >= warehouseRewrittenDays;
}

export interface BacklogSpan {
  readonly next_day: string;
  readonly days_left: number;
}

/** Days before those that are written anew each night and were never delivered. */
export function backlogOf(nextDay: string | null, today: string): BacklogSpan | null {
  if (nextDay === null) return null;
  const left = daysApart(nextDay, shiftDay(today, -warehouseRewrittenDays));
  return left > 0 ? { next_day: nextDay, days_left: left } : null;
}

/** The days of one night, in their order: from the first that was never delivered, as far as they are brought up, then the last ones. */
export function daysOfNight(nextDay: string, today: string): readonly string[] {
  const backlog = Math.min(backlogOf(nextDay, today)?.days_left ?? 0, warehouseBacklogDays);
  const before = Array.from({ length: backlog }, (_, index) => shiftDay(nextDay, index));
  const last = Array.from({ length: warehouseRewrittenDays }, (_, index) =>
    shiftDay(today, index - warehouseRewrittenDays),
  );
  return [...before, ...last];
}
