const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const common =
  /^\[?(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))? (?:([+-])(\d{2}):?(\d{2})|GMT|UTC|Z)\]?$/;
const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}([.,]\d+)?\s?(Z|[+-]\d{2}:?\d{2})$/;
/** As in headers, which is how morgan writes it unless it is told otherwise. */
const http = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const epoch = /^\d{9,19}(\.\d+)?$/;

let lastText = "";
let lastMs: number | undefined;

/** 10/Oct/2026:13:55:36 -0700, ISO 8601 with a zone, or seconds, milliseconds, microseconds or nanoseconds since 1970. */
export function readTimeMs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text === lastText) return lastMs; // a log has many lines of one second

  lastMs = timeMs(text);
  lastText = text;
  return lastMs;
}

function timeMs(text: string): number | undefined {
  const found = common.exec(text);
  if (found) return commonMs(found);
  if (epoch.test(text)) return epochMs(Number(text));

  if (http.test(text)) return Date.parse(text);

  const ms = zoned.test(text)
    ? Date.parse(text.replace(",", ".").replace(/\s?([+-]\d{2}):?(\d{2})$/, "$1:$2"))
    : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

function commonMs([
  ,
  day,
  monthName,
  year,
  hour,
  minute,
  second,
  fraction = "",
  sign,
  ...zone
]: readonly string[]): number | undefined {
  const month = months.indexOf(monthName ?? "");
  const [zoneHours = 0, zoneMinutes = 0] = zone.map((text) => Number(text ?? 0));
  const local = Date.UTC(
    Number(year),
    month,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, "0").slice(0, 3)),
  );
  const aheadMs = (zoneHours * 60 + zoneMinutes) * 60_000 * (sign === "-" ? -1 : 1);
  return month < 0 ? undefined : local - aheadMs;
}

function epochMs(count: number): number {
  if (count < 1e11) return Math.round(count * 1_000);
  if (count < 1e14) return Math.round(count);
  return Math.round(count < 1e17 ? count / 1_000 : count / 1_000_000);
}
