import { dayMs, later, shiftDay } from "@citelens/contract/base/days";

/** How long rows that a smaller plan holds no more are kept on: as long as workspaces beyond a plan go on. */
export const graceMs = 14 * dayMs;

export interface KeptRetention {
  readonly wantedDays: number | null;
  readonly days: number;
  /** When the grace of a smaller plan ends; null where none is under way. */
  readonly shortensAt: Date | null;
}

/** Days of an owner's choice within the limit of the plan. */
export function possibleDays(wantedDays: number | null, limitDays: number): number {
  return Math.min(wantedDays ?? limitDays, limitDays);
}

/** Retention after the next night: an owner's choice and more time count at once, less time by the plan after the grace. */
export function nextKept(
  kept: KeptRetention,
  { limitDays, now }: { readonly limitDays: number; readonly now: Date },
): KeptRetention {
  const { wantedDays, days } = kept;
  const possible = possibleDays(wantedDays, limitDays);
  const isByPlan = possible < days && (wantedDays === null || wantedDays > limitDays);
  if (!isByPlan) return { wantedDays, days: possible, shortensAt: null };

  const shortensAt = kept.shortensAt ?? later(now, graceMs);
  return now < shortensAt
    ? { wantedDays, days, shortensAt }
    : { wantedDays, days: possible, shortensAt: null };
}

/** Nearly all rows are of today, and of workspaces that keep them equally long. */
const lastKept = new Map<number, { readonly day: string; readonly until: string }>();

/** The first day on which a row of a day is kept no more. */
export function keptUntil(day: string, days: number): string {
  const last = lastKept.get(days);
  if (last?.day === day) return last.until;

  const until = shiftDay(day, days);
  lastKept.set(days, { day, until });
  return until;
}
