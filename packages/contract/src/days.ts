/** The most days that one question may span. */
export const rangeDaysMax = 400;

/** Whether the text names a real day of the calendar as yyyy-MM-dd (2026-02-30 does not). */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;

  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Days from the first to the second: 0 for the same day, negative when the second is earlier. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
