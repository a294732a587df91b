import { daysApart, shiftDay } from "@citelens/contract/base/days";
import { creditsUsd } from "@citelens/contract/billing/pricing";
import type { SpendingBound, SpendingFigures, SpendingOverview } from "@citelens/contract/billing/spending";
import type { DayRange } from "#lib/dates/day-range.ts";
import { compactText, countText, dollarsText, perCent } from "#lib/figures.ts";
import type { ChartTone, Series } from "#ui/charts/time-series/time-series-props.ts";

interface Margin {
  readonly usd: number;
  /** Worth of the credits at their list price. */
  readonly income_usd: number;
  /** Share of the income; null without any. */
  readonly percent: number | null;
}

/** Margin left of the credits that were charged, at their list price. */
export function marginOf(
  { credits, cost_usd }: Pick<SpendingFigures, "credits" | "cost_usd">,
  usdPerEuro: number,
): Margin {
  const income_usd = creditsUsd(credits, usdPerEuro);
  const usd = income_usd - cost_usd;
  return { usd, income_usd, percent: income_usd === 0 ? null : Math.round((usd / income_usd) * 100) };
}

/** A whole share in per cent; what is not nothing is 1 at least, and what is not all is 99 at most. */
export function shareOf(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}

/** How much of a cost the providers themselves have reported, and how much was guessed of models that no list knows. */
export function exactText({
  cost_usd,
  exact_usd,
  guessed_usd,
}: Pick<SpendingFigures, "cost_usd" | "exact_usd" | "guessed_usd">): string {
  if (cost_usd === 0) return "–";
  const exact = shareOf(exact_usd, cost_usd);
  const guessed = shareOf(guessed_usd, cost_usd);
  if (exact === 100) return "Exact";
  if (guessed === 100) return "Guessed";
  const shares = [exact > 0 && `${perCent(exact)} exact`, guessed > 0 && `${perCent(guessed)} guessed`];
  return shares.filter((one) => one !== false).join(", ") || "Estimated";
}

export function failedText({ calls, failed }: Pick<SpendingFigures, "calls" | "failed">): string {
  return failed === 0 ? "0" : `${countText(failed)} (${perCent(shareOf(failed, calls))})`;
}

/**
 * How much of a limit is used, in per cent: of one that is not reached neither nothing where something was spent nor all of it.
 * One of nothing is always used up.
 */
export function usedPercent({ used_usd, max_usd }: SpendingBound): number {
  if (max_usd === 0) return 100;
  return used_usd < max_usd ? shareOf(used_usd, max_usd) : Math.round((used_usd / max_usd) * 100);
}

/** An amount beside an axis; of cents all have two. */
export function dollarTickText(usd: number): string {
  return usd > 0 && usd < 1 ? dollarsText(usd) : `$${compactText(usd)}`;
}

const warnFrom = 80;

export function boundTone(bound: SpendingBound): "pos" | "warn" | "neg" {
  if (bound.rests_until !== null) return "neg";
  return usedPercent(bound) >= warnFrom ? "warn" : "pos";
}

const tones: readonly ChartTone[] = [1, 2, 3, 4, 5, 6, 7];
const others = "others";

/**
 * A bar's parts for each day of the range, the dearest operators first. What has no colour of its own is "Others". Colours
 * follow the names, so that they stay when the order changes.
 */
export function operatorSeries(days: SpendingOverview["days"], range: DayRange): readonly Series[] {
  const dearest = operatorsByCost(days);
  const named = dearest.length > tones.length ? dearest.slice(0, tones.length - 1) : dearest;
  const inOrder = named.toSorted();
  const groupOf = (operator: string): string => (named.includes(operator) ? operator : others);

  const values = new Map<string, number>();
  for (const { day, operator, cost_usd } of days) {
    const key = `${day} ${groupOf(operator)}`;
    values.set(key, (values.get(key) ?? 0) + cost_usd);
  }
  const spentOn = new Set(days.map(({ day }) => day));
  const groups = named.length < dearest.length ? [...named, others] : named;
  return groups.map((id, index) => ({
    id,
    name: id === others ? "Others" : id,
    tone: tones[inOrder.indexOf(id)] ?? "other",
    isMain: false,
    // A day without costs shows as 0 once, and not for each operator.
    points: daysOf(range).map((day) => {
      const none = index === 0 && !spentOn.has(day) ? 0 : null;
      return { day, value: values.get(`${day} ${id}`) ?? none };
    }),
  }));
}

function operatorsByCost(days: SpendingOverview["days"]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { operator, cost_usd } of days) sums.set(operator, (sums.get(operator) ?? 0) + cost_usd);
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([operator]) => operator);
}

function daysOf({ from, to }: DayRange): readonly string[] {
  return Array.from({ length: daysApart(from, to) + 1 }, (_, index) => shiftDay(from, index));
}
