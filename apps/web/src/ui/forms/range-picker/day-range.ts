import { addDays, differenceInCalendarDays, formatISO, parseISO, subYears } from "date-fns";

/** Both days are yyyy-MM-dd and belong to the range. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** The days as people read them, such as "21 Oct – 20 Nov 2026"; what both ends share is said once. */
export function formatDayRange({ from, to }: DayRange): string {
  const [firstDay, firstMonth, firstYear] = partsOf(from);
  const [lastDay, lastMonth, lastYear] = partsOf(to);
  const last = `${lastDay} ${lastMonth} ${lastYear}`;

  if (from === to) return last;
  if (firstYear !== lastYear) return `${firstDay} ${firstMonth} ${firstYear} – ${last}`;
  if (firstMonth !== lastMonth) return `${firstDay} ${firstMonth} – ${last}`;
  return `${firstDay} – ${last}`;
}

/** The range of the same length right before this one. */
export function previousRange(range: DayRange): DayRange {
  return shift(range, -lengthInDays(range));
}

/** The range of the same length right after this one, moved back as far as needed to end by `today`. */
export function nextRange(range: DayRange, today: string): DayRange {
  const daysLeft = differenceInCalendarDays(parseISO(today), parseISO(range.to));
  return shift(range, Math.min(lengthInDays(range), daysLeft));
}

/** The same days of the year before; 29 February becomes the 28th. */
export function yearBefore({ from, to }: DayRange): DayRange {
  return { from: dayOf(subYears(parseISO(from), 1)), to: dayOf(subYears(parseISO(to), 1)) };
}

export function dayOf(date: Date): string {
  return formatISO(date, { representation: "date" });
}

function shift({ from, to }: DayRange, days: number): DayRange {
  return { from: dayOf(addDays(parseISO(from), days)), to: dayOf(addDays(parseISO(to), days)) };
}

function lengthInDays({ from, to }: DayRange): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;
}

function partsOf(day: string): readonly [day: number, month: string, year: number] {
  const date = new Date(`${day}T00:00Z`);
  return [date.getUTCDate(), monthFormat.format(date), date.getUTCFullYear()];
}
