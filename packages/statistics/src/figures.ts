import type { ClusterMoments } from "./cluster-moments.ts";
import { momentsInterval } from "./clustered-interval.ts";
import { type Repeats, repeatsInterval } from "./repeats-interval.ts";
import { roundedTo } from "./rounded-to.ts";
import { type Interval, wilsonInterval } from "./wilson-interval.ts";

/** In per cent with two decimals; null for a share of nothing: a day without answers is a gap, not a zero. */
export function rateOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundedTo((100 * part) / whole, 2);
}

/** With three decimals; null of nothing. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : roundedTo(sum / count, 3);
}

/** For what an interval holds: the topic that prompts are a sample of, or these very prompts and no others. */
export type IntervalOf = "topic" | "prompts";

/** 95 %, in per cent with two decimals. */
export interface ShownInterval {
  readonly low: number;
  readonly high: number;
  readonly of: IntervalOf;
}

/** Wilson's interval of a rate for these very prompts. */
export function intervalOf(hits: number, total: number): ShownInterval | null {
  const interval = wilsonInterval(hits, total);
  return interval && shown(interval, "prompts");
}

/** The interval of a rate that is shown where its prompts are known: the topic's from five on, else for these prompts. */
export function shownInterval(moments: ClusterMoments): ShownInterval | null {
  const topic = momentsInterval(moments);
  return topic ? shown(topic, "topic") : intervalOf(moments.hits, moments.total);
}

/** The interval of a rate for these very prompts, as their answers vary from run to run. */
export function shownRepeats(repeats: Repeats): ShownInterval | null {
  const interval = repeatsInterval(repeats);
  return interval && shown(interval, "prompts");
}

function shown({ low, high }: Interval, of: IntervalOf): ShownInterval {
  return { low: roundedTo(low, 2), high: roundedTo(high, 2), of };
}

/** How much a rounded figure differs from another; null where one is missing. */
export function differenceOf(now: number | null, before: number | null, digits = 2): number | null {
  return now === null || before === null ? null : roundedTo(now - before, digits);
}
