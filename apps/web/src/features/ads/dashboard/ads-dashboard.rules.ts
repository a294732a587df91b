import { daysApart, shiftDay } from "@citelens/contract/base/days";
import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText, shareText } from "#lib/figures.ts";
import type { Series } from "#ui/charts/time-series/time-series-props.ts";
import { notApplicable } from "../ads-labels.rules.ts";
import type { ShownAgainst } from "./ads-dashboard-search.rules.ts";

type DashboardDay = AdsDashboard["days"][number];

/** A count, where the channels tell it at all. */
export function countOr(count: number | null): string {
  return count === null ? notApplicable : countText(count);
}

/** Spending of each day, in whole units of the currency as files have it. */
export function spendSeries(days: readonly DashboardDay[], range: DayRange): readonly Series[] {
  if (days.every(({ spend_cents }) => spend_cents === 0)) return [];
  return [seriesOf("spend", "Spend", days, range, ({ spend_cents }) => spend_cents / 100)];
}

/** Results of each day; none where no channel tells it. */
export function broughtSeries(
  days: readonly DashboardDay[],
  range: DayRange,
  against: ShownAgainst,
): readonly Series[] {
  if (against === "clicks") {
    if (days.every(({ clicks }) => clicks === null)) return [];
    return [seriesOf("clicks", "Clicks", days, range, ({ clicks }) => clicks)];
  }
  if (days.every(({ agent_reads }) => agent_reads === null)) return [];
  const unproven = ({ agent_reads: reads, proven_reads: proven }: DashboardDay): number | null =>
    reads === null ? null : reads - (proven ?? 0);
  return [
    seriesOf("proven", "Proven reads", days, range, ({ proven_reads }) => proven_reads),
    { ...seriesOf("others", "Other reads", days, range, unproven), tone: 3 },
  ];
}

function seriesOf(
  id: string,
  name: string,
  days: readonly DashboardDay[],
  range: DayRange,
  figureOf: (day: DashboardDay) => number | null,
): Series {
  const known = new Map(days.map((one) => [one.day, figureOf(one)]));
  return {
    id,
    name,
    tone: 1,
    isMain: false,
    points: daysOf(range).map((day) => ({ day, value: known.get(day) ?? null })),
  };
}

function daysOf({ from, to }: DayRange): readonly string[] {
  return Array.from({ length: daysApart(from, to) + 1 }, (_, index) => shiftDay(from, index));
}

type BudgetPace = Pick<AdsDashboard["campaigns"][number], "spent_share" | "time_share">;

/** How much of the budget is spent against the time that is gone. */
export function paceText({ spent_share: spent, time_share: gone }: BudgetPace): string {
  const time = gone === null ? "no end is set" : `${shareText(gone)} of the time gone`;
  return `${shareText(spent)} spent, ${time}`;
}
