const minuteMs = 60_000;

/** An instant by the clock of a time zone, as fields for date and time have it: yyyy-MM-ddTHH:mm. Unknown time zones count as UTC. */
export function wallTimeIn(timeZone: string, atMs: number): string {
  const parts = formatOf(timeZone).formatToParts(atMs);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The instant, ISO 8601, at which a time zone's clock shows this; undefined for a text that is no date and time. */
export function instantAt(timeZone: string, wallTime: string): string | undefined {
  const wallMs = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wallTime) ? Date.parse(`${wallTime}Z`) : Number.NaN;
  if (Number.isNaN(wallMs)) return undefined;
  // How far the clock is ahead is only known at an instant: around a change of the clock the first guess is an hour off.
  const guessMs = wallMs - aheadMs(timeZone, wallMs);
  return new Date(wallMs - aheadMs(timeZone, guessMs)).toISOString();
}

/** How far the clock of a time zone is ahead of UTC. */
function aheadMs(timeZone: string, atMs: number): number {
  return Date.parse(`${wallTimeIn(timeZone, atMs)}Z`) - Math.floor(atMs / minuteMs) * minuteMs;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...fields, timeZone });
  } catch {
    // The server's list of zones may be newer than the browser's, and Intl reports that only by throwing.
    return new Intl.DateTimeFormat("en-US", { ...fields, timeZone: "UTC" });
  }
}
