import { dayIn, shiftDay } from "@citelens/contract/base/days";

/** Channels correct what they have counted on the days after it. */
const settlingDays = 3;

/** Calendar days in the account's time zone, yyyy-MM-dd, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What each reading asks for: today as far as it goes, and the days before it that may still change. */
export function daysToRead(timeZone: string, now: Date): Days {
  const today = dayIn(timeZone, now);
  return { from: shiftDay(today, 1 - settlingDays), to: today };
}
