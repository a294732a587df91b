import { dayIn } from "@citelens/contract/base/days";
import { adLimits } from "@citelens/contract/content/ads-words";

/** Reads of a quarter of an hour, without spoofed ones. */
export interface SummedReads {
  readonly advertiser_id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly placement_id: string;
  /** Days begin at a quarter in every time zone. */
  readonly quarter_ms: number;
  readonly reads: number;
  readonly proven: number;
  /** The sum of what 1,000 of each would cost, in cents: of the proven ones, and of the others. */
  readonly proven_prices: number;
  readonly unproven_prices: number;
}

/** Reads of a quarter of an hour with what of them may be charged. */
export interface BillableReads extends SummedReads {
  /** Proven ones, and others up to the cap. */
  readonly billable: number;
  /** The sum of what 1,000 of each billable one would cost, in cents. */
  readonly prices: number;
}

/**
 * Reads of one website that may be charged. Whoever reports visits can make up any number of them without a proof, so that on each day, in
 * UTC, the first so many of these are billable: as many as were proven, and a few where that is less. Needs whole days: of a day that is
 * cut in front the cap would move.
 */
export function billableOf(sums: readonly SummedReads[]): BillableReads[] {
  const days = Map.groupBy(sums, ({ quarter_ms }) => dayIn("UTC", new Date(quarter_ms)));
  return [...days.values()].flatMap(billableOfDay);
}

function billableOfDay(sums: readonly SummedReads[]): BillableReads[] {
  const proven = sums.reduce((whole, one) => whole + one.proven, 0);
  let left = Math.max(adLimits.unprovenReadsOfDay, proven);
  return sums.toSorted(inOrder).map((one) => {
    const unproven = one.reads - one.proven;
    const paid = Math.min(unproven, left);
    left -= paid;
    const prices = unproven === 0 ? 0 : Math.floor((one.unproven_prices * paid) / unproven);
    return { ...one, billable: one.proven + paid, prices: one.proven_prices + prices };
  });
}

/** By time; what is of one quarter in an order that is the same each time. */
function inOrder(one: SummedReads, other: SummedReads): number {
  return one.quarter_ms - other.quarter_ms || (keyOf(one) < keyOf(other) ? -1 : 1);
}

function keyOf({ campaign_id, creative_id, placement_id }: SummedReads): string {
  return `${campaign_id} ${creative_id} ${placement_id}`;
}
