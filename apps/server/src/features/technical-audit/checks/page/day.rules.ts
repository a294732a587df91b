const dayMs = 86_400_000;

/** Days from one to another, both as yyyy-MM-dd or with a time behind; null where one is no day. */
export function daysBetween(from: string, to: string): number | null {
  const [a, b] = [startOf(from), startOf(to)];
  return a === null || b === null ? null : Math.round((b - a) / dayMs);
}

/** The same day a year before; the last of the month where there is none. */
export function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  const rest = day.slice(4, 10);
  return `${String(year).padStart(4, "0")}${rest === "-02-29" ? "-02-28" : rest}`;
}

function startOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(?!\d)/.test(day)) return null;
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
}
