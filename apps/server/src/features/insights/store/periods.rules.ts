import { daysApart, firstOfMonthsTo, mondayOf, shiftDay } from "@citelens/contract/base/days";

/** Days of the workspace's time zone, both included. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

interface PeriodQuery {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly compare_start_date?: string | undefined;
  readonly compare_end_date?: string | undefined;
}

/** The days asked for, else the last month, and those compared with, else equally many days just before. */
export function periodsOf(
  asked: PeriodQuery,
  today: string,
): { readonly now: Period; readonly before: Period } {
  const end = asked.end_date ?? today;
  const start = asked.start_date ?? firstOfMonthsTo(end);
  const now = { start: earlierOf(start, end), end };
  const length = daysApart(now.start, now.end) + 1;
  const beforeEnd = asked.compare_end_date ?? shiftDay(now.start, -1);
  const beforeStart = asked.compare_start_date ?? shiftDay(beforeEnd, 1 - length);
  return { now, before: { start: earlierOf(beforeStart, beforeEnd), end: beforeEnd } };
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

/** Whole weeks that a period holds, and which days are left at its ends. */
export interface Pieces {
  /** Mondays from the first to the last whole week; none in short periods. */
  readonly weeks: Period | undefined;
  readonly days: readonly Period[];
}

/** Takes a period apart, so that long ones are summed over weeks. */
export function piecesOf({ start, end }: Period): Pieces {
  const firstMonday = mondayOf(shiftDay(start, 6));
  const wholeWeeks = Math.floor((daysApart(firstMonday, end) + 1) / 7);
  if (wholeWeeks < 1) return { weeks: undefined, days: [{ start, end }] };

  const lastMonday = shiftDay(firstMonday, 7 * (wholeWeeks - 1));
  const ends = [
    { start, end: shiftDay(firstMonday, -1) },
    { start: shiftDay(lastMonday, 7), end },
  ];
  return {
    weeks: { start: firstMonday, end: lastMonday },
    days: ends.filter((piece) => piece.start <= piece.end),
  };
}
