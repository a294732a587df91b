import { daysApart, shiftDay } from "@citelens/contract/base/days";
import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { counted } from "#lib/figures.ts";

/** With what the period is compared, in a few words: a period in which nothing was reported yet tells nothing. */
export function comparisonOf(
  { tracking_since, previous }: Pick<TrafficSummary, "tracking_since" | "previous">,
  { from, to }: DayRange,
): string {
  if (tracking_since === null) return "no visits yet";
  const previousFrom = shiftDay(from, -1 - daysApart(from, to));
  if (previous === null || tracking_since.slice(0, 10) > previousFrom)
    return `since ${dayOfInstantText(tracking_since)}`;
  return `vs. the ${counted(daysApart(from, to) + 1, "day")} before`;
}
