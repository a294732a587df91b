import { dayMs } from "@citelens/contract/base/days";

/** Noon, UTC, so many days ago: when a filled workspace was asked. */
export function noonOf(daysAgo: number): Date {
  return new Date(`${dayOf(daysAgo)}T12:00:00Z`);
}

/** The day so many days ago, in UTC. */
export function dayOf(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
}

/** The same day as addresses of the insights have it, such as 20-11-26. */
export function addressDayOf(daysAgo: number): string {
  return dayOf(daysAgo).slice(2).split("-").toReversed().join("-");
}
