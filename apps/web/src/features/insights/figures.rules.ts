import { hundredthsText } from "#lib/figures.ts";

/** By how many per cent a figure rose or fell; 0 when there was nothing before. */
export function percentChange(now: number | null, before: number | null): number {
  if (now === null || before === null || before === 0) return 0;
  return toTenths(((now - before) / before) * 100);
}

/** By how many points a rate rose or fell; 0 where one of both is missing. */
export function pointChange(now: number | null, before: number | null): number {
  return now === null || before === null ? 0 : toTenths(now - before);
}

/** As exact as changes are shown: what would be shown as 0 is none. */
function toTenths(change: number): number {
  return Math.round(change * 10) / 10;
}

/** A part of a whole in per cent; null where the whole is nothing. */
export function rateOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** A mean place; a dash where there is none. */
export function place(position: number | null): string {
  return position === null ? "–" : hundredthsText(position);
}
