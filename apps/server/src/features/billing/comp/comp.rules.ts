/** The first instant after `now` that is whole months after `since`, on the same day or the last one of a shorter month. */
export function nextMonthOf(since: Date, now: Date): Date {
  const months =
    (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  const candidate = monthsAfter(since, Math.max(0, months));
  return candidate > now ? candidate : monthsAfter(since, Math.max(0, months) + 1);
}

function monthsAfter(since: Date, months: number): Date {
  const [year, month] = [since.getUTCFullYear(), since.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(since);
  at.setUTCFullYear(year, month, Math.min(since.getUTCDate(), lastDay));
  return at;
}
