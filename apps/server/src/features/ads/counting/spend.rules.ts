/** Millionths of the currency's unit in a cent. */
export const microsPerCent = 10_000;

/** What reads cost, in millionths: whole, as the price is in whole cents of 1,000. */
export function spendOf(reads: number, centsPer1000: number): number {
  return (reads * centsPer1000 * microsPerCent) / 1_000;
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

/** What of some reads' cost is the publisher's, in cents of whole cents. */
export function earningsOf(spendCents: number, revenueShare: number): number {
  return Math.floor((spendCents * revenueShare) / 100);
}

/**
 * The whole cents to book of a day, so that days together never book more than was spent, and less than a cent is left
 * unbooked whatever the days were.
 */
export function centsToBook(spentMicros: number, bookedCents: number): number {
  return Math.max(0, Math.floor(spentMicros / microsPerCent) - bookedCents);
}

/** In whole cents, for people to read: a part of a cent that was spent does not count yet. */
export function shownCents(micros: number): number {
  return Math.floor(micros / microsPerCent);
}
