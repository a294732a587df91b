const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Every offset from UTC in use, and the hour by which a clock may be set back, is a multiple of this. */
const slotMs = 15 * 60_000;

/** The first instant of a calendar day in a time zone; such a day may have 23 or 25 hours. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  let before = midnightUtc - 15 * hourMs;
  let within = midnightUtc + 15 * hourMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (read(timeZone, middle) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

export function dayAfter(day: string): string {
  return shiftDay(day, 1);
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

/** The day so many days later, or earlier when negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The first day of the month that ends with the day: the one after the same day of the month before. */
export function firstOfMonthTo(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const lastOfMonthBefore = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0);
  const sameDay = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, date.getUTCDate());
  return shiftDay(new Date(Math.min(sameDay, lastOfMonthBefore)).toISOString().slice(0, 10), 1);
}
