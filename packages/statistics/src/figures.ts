import { changeVerdicts, type Verdict } from "./change-verdict.ts";
import { roundedTo } from "./rounded-to.ts";
import { twoRates } from "./two-rates.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** In per cent with two decimals; null for a share of nothing: a day without answers is a gap, not a zero. */
export function rateOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundedTo((100 * part) / whole, 2);
}

/** With three decimals; null of nothing. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : roundedTo(sum / count, 3);
}

/** The 95 % interval of a rate for these very prompts, in per cent with two decimals. */
export function intervalOf(part: number, whole: number): { low: number; high: number } | null {
  const interval = wilsonInterval(part, whole);
  return interval && { low: roundedTo(interval.low, 2), high: roundedTo(interval.high, 2) };
}

/** How much a rounded figure differs from another; null where one is missing. */
export function differenceOf(now: number | null, before: number | null, digits = 2): number | null {
  return now === null || before === null ? null : roundedTo(now - before, digits);
}

export interface Share {
  readonly hits: number;
  readonly total: number;
}

/** A change to judge; of nothing there is none, comparable or not. */
export function judged(
  now: Share,
  before: Share,
  isComparable: boolean,
): { readonly change: ReturnType<typeof twoRates>; readonly isComparable: boolean } {
  const isThere = now.total > 0 && before.total > 0;
  return { change: twoRates({ before, after: now }), isComparable: isComparable || !isThere };
}

/** What may be said of the changes of a list's rates, so that of those said to have moved at most 5 % have not. */
export function verdictsOf(
  changes: readonly { readonly now: Share; readonly before: Share }[],
  isComparable: boolean,
): (Verdict | null)[] {
  return changeVerdicts(changes.map(({ now, before }) => judged(now, before, isComparable)));
}
