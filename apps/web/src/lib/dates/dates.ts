import { isDay } from "@citelens/contract/base/days";
import { lazily } from "../lazily.ts";
import { locale } from "../locale.ts";

// How the product writes days and instants. Days are yyyy-MM-dd, instants ISO 8601, and each has one spelling.

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const monthMs = 30 * dayMs;
const yearMs = 12 * monthMs;

/** From coarse to fine: the first unit that fits at least once is used. */
const units = [
  ["year", yearMs],
  ["month", monthMs],
  ["day", dayMs],
  ["hour", hourMs],
  ["minute", minuteMs],
  ["second", secondMs],
] as const;

/**
 * How long ago the instant was, such as "1 day ago" or "5 minutes ago"; "just now" within a second and for one that is
 * about to come, because clocks differ; undefined for a text that is no instant. A month counts 30 days.
 */
export function relativeTime(instant: string, now: Date): string | undefined {
  const agoMs = now.getTime() - Date.parse(instant);
  if (Number.isNaN(agoMs)) return undefined;

  const [unit, unitMs] = units.find(([, ms]) => agoMs >= ms) ?? (["second", secondMs] as const);
  const count = Math.max(0, Math.floor(agoMs / unitMs));
  return count === 0 ? "just now" : relative().format(-count, unit);
}

/** An instant by the reader's clock, such as "20 Nov 2026, 11:59". */
export function instantText(instant: string): string {
  return written(instants(), Date.parse(instant));
}

/** A day, such as "20 Nov 2026". */
export function dayText(day: string): string {
  return written(days(), timeOf(day));
}

/** A month that is given as yyyy-MM, such as "November 2026". */
export function monthText(month: string): string {
  return written(months(), timeOf(`${month}-01`));
}

/** The day of an instant, spelled as dayText() does. It is the day in UTC, the same for everybody who looks. */
export function dayOfInstantText(instant: string | number): string {
  return written(days(), new Date(instant).getTime());
}

/** A day with its weekday, such as "Fri, 20 Nov 2026". */
export function weekdayText(day: string): string {
  return written(weekdays(), timeOf(day));
}

/** A day where the year is known, such as "20 Nov" along an axis. */
export function shortDayText(day: string): string {
  return written(shortDays(), timeOf(day));
}

/** A day as the address bar writes it, dd-MM-yy. The address knows the years 2000 to 2099 only. */
export function toAddressDay(day: string): string {
  const [year = "", month, date] = day.split("-");
  return `${date}-${month}-${year.slice(2)}`;
}

/** The day that an address's dd-MM-yy names; undefined for anything else. */
export function fromAddressDay(value: unknown): string | undefined {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(String(value)) ?? [];
  const day = `20${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

/** The time zone of the reader's clock, such as "Europe/Paris". */
export function browserTimeZone(): string {
  return instants().resolvedOptions().timeZone;
}

function written(format: Intl.DateTimeFormat, time: number): string {
  return Number.isNaN(time) ? "Unknown date" : format.format(time);
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

const shortDay = { day: "numeric", month: "short", timeZone: "UTC" } as const;

const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: "always" }));
const instants = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));
const days = lazily(() => new Intl.DateTimeFormat(locale, { ...shortDay, year: "numeric" }));
const months = lazily(
  () => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const weekdays = lazily(
  () => new Intl.DateTimeFormat(locale, { ...shortDay, year: "numeric", weekday: "short" }),
);
const shortDays = lazily(() => new Intl.DateTimeFormat(locale, shortDay));
