/** The maximum number of days of a range. */
export const rangeDaysMax = 400;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** Every offset from UTC in use, and the hour by which a clock may be set back, is a multiple of this. */
const slotMs = 15 * minuteMs;

/** The instant so many milliseconds before. */
export function earlier(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}

/** The instant so many milliseconds after. */
export function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

/** Whether the text is a valid calendar day as yyyy-MM-dd (2026-02-30 is not). There is no year 0. */
export function isDay(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;

  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Days from the first to the second: 0 for the same day, negative when the second is earlier. */
export function daysApart(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}

/** The day so many days later, or earlier when negative. */
export function shiftDay(day: string, days: number): string {
  return dayOf(timeOf(day) + days * dayMs);
}

/** The equally long range of days that ends on the day before. */
export function periodBefore(days: { readonly from_date: string; readonly to_date: string }): {
  readonly from_date: string;
  readonly to_date: string;
} {
  const to = shiftDay(days.from_date, -1);
  return { from_date: shiftDay(to, -daysApart(days.from_date, days.to_date)), to_date: to };
}

export function dayAfter(day: string): string {
  return shiftDay(day, 1);
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return shiftDay(day, -sinceMonday);
}

/** The same day so many months before, or that month's last day when it has no such day. */
export function monthBefore(day: string, months = 1): string {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastOfThatMonth = Date.UTC(year, month + 1, 0);
  return dayOf(Math.min(Date.UTC(year, month, date.getUTCDate()), lastOfThatMonth));
}

/** The first day of as many months that end with the day: the one after the same day of the month before. */
export function firstOfMonthsTo(day: string, months = 1): string {
  return shiftDay(monthBefore(day, months), 1);
}

/** The first instant of a calendar day in a time zone; such a day may have 23 or 25 hours. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnightUtc = timeOf(day);
  let before = midnightUtc - 15 * hourMs;
  let within = midnightUtc + 15 * hourMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (read(timeZone, middle) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/** The calendar day of an instant in a time zone, yyyy-MM-dd. */
export function dayIn(timeZone: string, at: Date): string {
  const slot = Math.floor(at.getTime() / slotMs);
  const last = lastRead.get(timeZone);
  if (last?.slot === slot) return last.day;

  const day = read(timeZone, at.getTime());
  lastRead.set(timeZone, { slot, day });
  return day;
}

function read(timeZone: string, time: number): string {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Nearly all visits are of this moment, so that one answer a zone serves them. */
const lastRead = new Map<string, { readonly slot: number; readonly day: string }>();
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;

  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
