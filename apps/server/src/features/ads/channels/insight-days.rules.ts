import { dayIn, shiftDay } from "@citelens/contract/base/days";

/** Channels correct what they have counted on the days after it. */
const settlingDays = 3;

/** Calendar days in the account's time zone, yyyy-MM-dd, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days that each reading asks for: today as far as it goes, and the days before it that may still change. */
export function daysToRead(timeZone: string, now: Date): Days {
  const today = dayIn(timeZone, now);
  return { from: shiftDay(today, 1 - settlingDays), to: today };
}

/** Figures that a channel counted of an ad on a day, by its own ids. */
export interface AdFigures {
  readonly campaign: string;
  readonly ad: string;
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
}
