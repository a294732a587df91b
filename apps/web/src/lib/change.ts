/** The change in per cent; 0 when there was no previous value. */
export function percentChange(now: number | null, before: number | null): number {
  if (now === null || before === null || before === 0) return 0;
  return toTenths(((now - before) / before) * 100);
}

/** The change in points; 0 when one of both is missing. */
export function pointChange(now: number | null, before: number | null): number {
  return now === null || before === null ? 0 : toTenths(now - before);
}

/** Rounded as displayed, so that a change shown as 0 counts as none. */
function toTenths(change: number): number {
  return Math.round(change * 10) / 10;
}
