import { microsOfCent } from "../money.rules.ts";

/** What reads cost, in millionths: whole, as prices are in whole cents of 1,000. From the sum of the price of each. */
export function spendOfPrices(centsPer1000: number): number {
  return (centsPer1000 * microsOfCent) / 1_000;
}

/** What is left to spend of a campaign, in millionths. */
export interface Left {
  readonly ofDay: number;
  readonly ofBudget: number;
}

/** What is charged of what reads cost: a campaign never pays more than its budgets, whatever was read beyond. */
export function charged(wanted: number, { ofDay, ofBudget }: Left): number {
  return Math.max(0, Math.min(wanted, ofDay, ofBudget));
}

/** Of what was spent, the part of a publisher, in whole cents. */
export function earningsOf(spendCents: number, revenueShare: number): number {
  return Math.floor((spendCents * revenueShare) / 100);
}

/**
 * The whole cents to book of a day, so that days together never book more than was spent, and less than a cent is left
 * unbooked whatever the days were.
 */
export function centsToBook(spentMicros: number, bookedCents: number): number {
  return Math.max(0, Math.floor(spentMicros / microsOfCent) - bookedCents);
}

interface Earned {
  /** Hundredths of cents that were a publisher's part on the days so far, and whole cents that are booked of them. */
  readonly parts: number;
  readonly earned: number;
}

/** The same of a publisher's part, which may have been another one on other days. */
export function earningsToBook(
  { parts, earned }: Earned,
  { spend_cents, revenue_share }: { readonly spend_cents: number; readonly revenue_share: number },
): number {
  return Math.max(0, Math.floor((parts + spend_cents * revenue_share) / 100) - earned);
}

/** In whole cents, for people to read: a part of a cent that was spent does not count yet. */
export function shownCents(micros: number): number {
  return Math.floor(micros / microsOfCent);
}
