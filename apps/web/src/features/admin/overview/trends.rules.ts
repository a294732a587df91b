import { shiftDay } from "@citelens/contract/base/days";
import { type Overview, overviewDays, type ServiceDay } from "@citelens/contract/platform/overview";
import { marginOf } from "../spending/spending.rules.ts";

/** A figure of a day; null where nobody can say it. */
type FigureOf = (day: ServiceDay) => number | null;

export interface Trend {
  /** Every day that is shown, today the last. */
  readonly values: readonly (number | null)[];
  readonly today: number | null;
  readonly yesterday: number | null;
  /** Sum of all days; null before the first sums. */
  readonly sum: number | null;
}

/** A figure by days, with gaps where a day has no sums. */
export function trendOf({ days, today }: Pick<Overview, "days" | "today">, figureOf: FigureOf): Trend {
  const known = new Map(days.map((one) => [one.day, one]));
  const values = Array.from({ length: overviewDays }, (_, index) => {
    const one = known.get(shiftDay(today, index + 1 - overviewDays));
    return one ? figureOf(one) : null;
  });
  return {
    values,
    today: values.at(-1) ?? null,
    yesterday: values.at(-2) ?? null,
    sum: days.length === 0 ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  };
}

/** All days together, as the margin and the error rate are of all, and no mean of the days' own. */
export function wholeOf(days: readonly ServiceDay[]): {
  readonly calls: number;
  readonly failed: number;
  readonly cost_usd: number;
  readonly credits: number;
} {
  return days.reduce(
    (whole, { calls, failed, cost_usd, credits_charged }) => ({
      calls: whole.calls + calls,
      failed: whole.failed + failed,
      cost_usd: whole.cost_usd + cost_usd,
      credits: whole.credits + credits_charged,
    }),
    { calls: 0, failed: 0, cost_usd: 0, credits: 0 },
  );
}

/** Share of calls that gave nothing, in per cent to a tenth; null without a call. */
export function errorRate({ calls, failed }: Pick<ServiceDay, "calls" | "failed">): number | null {
  return calls === 0 ? null : Math.round((failed / calls) * 1_000) / 10;
}

/** By the rule of the page of costs. */
export function dayMargin(usdPerEuro: number): FigureOf {
  return ({ credits_charged: credits, cost_usd }) => marginOf({ credits, cost_usd }, usdPerEuro).usd;
}

/** Text of a line for those who do not see it; undefined of one that has nothing to show. */
export function trendText(
  { values }: Pick<Trend, "values">,
  format: (value: number) => string,
): string | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return undefined;
  return `Trend of ${known.length} days: ${format(Math.min(...known))} at least, ${format(Math.max(...known))} at most`;
}
