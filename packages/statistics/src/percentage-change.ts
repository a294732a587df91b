/** In per cent, unrounded: 0 when either figure is missing or the one before was 0. */
export function percentageChange(now: number | null | undefined, before: number | null | undefined): number {
  return now === null || now === undefined || !before ? 0 : (100 * (now - before)) / before;
}
