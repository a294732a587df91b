import type { AdFigures } from "@citelens/contract/content/ads-fields";
import type { AdChannelName } from "@citelens/contract/content/ads-words";
import { microsOfCent } from "../store/money.rules.ts";

/** Cost of reads, in millionths: whole, as prices are in whole cents of 1,000. From the sum of the price of each. */
export function spendOfPrices(centsPer1000: number): number {
  return (centsPer1000 * microsOfCent) / 1_000;
}

/** Amounts left to spend of a campaign, in millionths. */
export interface RemainingBudget {
  readonly ofDay: number;
  readonly ofBudget: number;
}

/** Amount charged of the cost of reads: a campaign never pays more than its budgets, whatever was read beyond. */
export function charged(wanted: number, { ofDay, ofBudget }: RemainingBudget): number {
  return Math.max(0, Math.min(wanted, ofDay, ofBudget));
}

/** A publisher's part of a cent is kept in hundredths of millionths, as its part of what was charged is in per cent. */
const partsOfCent = microsOfCent * 100;

/** Earnings of a publisher, in whole cents. */
export function earnedCents(parts: number): number {
  return Math.floor(parts / partsOfCent);
}

/** The whole cents to book of a day: days together never book more than was spent, and leave less than a cent unbooked. */
export function centsToBook(spentMicros: number, bookedCents: number): number {
  return Math.max(0, Math.floor(spentMicros / microsOfCent) - bookedCents);
}

/** Sums spent and earned on the days so far, and the whole cents that are booked of it. */
export interface EarnedSum {
  readonly micros: number;
  readonly cents: number;
  /** In hundredths of millionths. */
  readonly parts: number;
  readonly earned: number;
}

/** The same of what a publisher earned: its part of the cents that are booked as spent. */
export function earningsToBook({ micros, cents, parts, earned }: EarnedSum): number {
  if (micros === 0) return 0;
  const whole = (BigInt(parts) * BigInt(cents)) / (BigInt(micros) * 100n); // exact, where a fraction would lose a cent
  return Math.max(0, Number(whole) - earned);
}

/** Earnings of a publisher on days that are booked: that which is in the books, and less than a cent beside what is not yet. */
export function bookedParts({ micros, cents, parts, earned }: EarnedSum): number {
  const unbooked = Math.max(0, micros - cents * microsOfCent) * 100;
  return Math.min(Math.max(parts, earned * partsOfCent), (earned + 1) * partsOfCent + unbooked);
}

/** In per cent, the nearest whole one. */
export function shareOf(parts: number, micros: number): number {
  return micros === 0 ? 0 : Math.round(parts / micros);
}

/** In whole cents, for people to read: a part of a cent that was spent does not count yet. */
export function shownCents(micros: number): number {
  return Math.floor(micros / microsOfCent);
}

/** Figures of nothing are none. A channel that counts something has counted none of it until it says so; what it does not count stays null. */
export function shownFigures(
  channel: AdChannelName,
  sums: (Omit<AdFigures, "spend_cents"> & { readonly spend_micros: number }) | undefined,
): AdFigures {
  const isNetwork = channel === "NETWORK";
  return {
    impressions: isNetwork ? null : (sums?.impressions ?? 0),
    clicks: isNetwork ? null : (sums?.clicks ?? 0),
    agent_reads: isNetwork ? (sums?.agent_reads ?? 0) : null,
    proven_reads: isNetwork ? (sums?.proven_reads ?? 0) : null,
    billable_reads: isNetwork ? (sums?.billable_reads ?? 0) : null,
    spend_cents: shownCents(sums?.spend_micros ?? 0),
  };
}
