import { dayMs, isDay } from "@citelens/contract/base/days";
import type { DayRange } from "#lib/dates/day-range.ts";

/** A rolling number of days, fixed days, or any time. */
export type Period = RecentPeriod | DayRange | undefined;
export type RecentPeriod = "7" | "30" | "90";

export const recentPeriods = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
] as const satisfies readonly { readonly value: RecentPeriod; readonly label: string }[];

/** The days of a period, relative to `today`; undefined for any time. */
export function daysOf(period: Period, today: string): DayRange | undefined {
  if (typeof period !== "string") return period;
  const first = Date.parse(`${today}T00:00:00Z`) - (Number(period) - 1) * dayMs;
  return { from: new Date(first).toISOString().slice(0, 10), to: today };
}

/** Both are valid days, in order. */
export function isDays(from: unknown, to: unknown): boolean {
  return typeof from === "string" && typeof to === "string" && isDay(from) && isDay(to) && from <= to;
}
