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

  lastMs = timeOfDay(text) ?? timeMs(text);
  lastText = text;
  return lastMs;
}

const clockAt = "10/Oct/2026:".length;
const zoneAt = "10/Oct/2026:13:55:36".length;
let lastDate = "";
let lastZone = "";
let midnightMs = 0;

/** The time of a text that differs from an earlier one in its clock alone, as most times of a log do. */
function timeOfDay(text: string): number | undefined {
  if (text.length !== usualLength || text.charCodeAt(2) !== 47) return undefined;
  const clock = clockMs(text);
  if (clock === undefined) return undefined;
  const date = text.slice(0, clockAt);
  const zone = text.slice(zoneAt);
  if (date === lastDate && zone === lastZone) return midnightMs + clock;

  const ms = timeMs(text);
  if (ms === undefined) return undefined;
  midnightMs = ms - clock;
  lastDate = date;
  lastZone = zone;
  return ms;
}

const usualLength = "10/Oct/2026:13:55:36 -0700".length;

function clockMs(text: string): number | undefined {
  const [hour, minute, second] = [
    pairAt(text, clockAt),
    pairAt(text, clockAt + 3),
    pairAt(text, clockAt + 6),
  ];
  const isClock = text.charCodeAt(clockAt + 2) === 58 && text.charCodeAt(clockAt + 5) === 58;
  return isClock && hour < 24 && minute < 60 && second < 60
    ? ((hour * 60 + minute) * 60 + second) * 1_000
    : undefined;
}

/** Two digits; 100 or more where there is anything else. */
function pairAt(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 100;
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
