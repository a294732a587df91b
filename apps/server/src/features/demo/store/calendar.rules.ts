import { dayMs, hourMs } from "@citelens/contract/base/days";
/** The days that a demo lives through. */
export const demoDays = 90;

interface Calendar {
  readonly created: Date;
  readonly days: number;
}

/** The moment at which a day of the calendar is lived, at the same hour each day; the last one is the hour of its making. */
export function momentOf({ created, days }: Calendar, day: number): Date {
  const last = Math.floor(created.getTime() / hourMs) * hourMs;
  return new Date(last - (days - 1 - day) * dayMs);
}

/** A day of a shorter or longer calendar as a day of the fictional web's, of which the last one is the last one. */
export function webDayOf({ days }: Pick<Calendar, "days">, day: number): number {
  return days <= 1 ? demoDays - 1 : Math.round((day * (demoDays - 1)) / (days - 1));
}

/** The day of the fictional web at a moment; after a demo's last day they go on, one for each day that passes. */
export function webDayAt({ created, days }: Calendar, now: Date): number {
  const day = Math.max(
    0,
    days - 1 + Math.floor((now.getTime() - momentOf({ created, days }, days - 1).getTime()) / dayMs),
  );
  return day < days ? webDayOf({ days }, day) : demoDays - days + day;
}

/** How much of a calendar is done, in percent; 100 only once all of it is. */
export function progressOf({
  days,
  days_done,
}: {
  readonly days: number;
  readonly days_done: number;
}): number {
  return Math.floor((100 * days_done) / days);
}
