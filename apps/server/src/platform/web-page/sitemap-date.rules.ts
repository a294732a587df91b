const w3cForm =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d|60)(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/;
/** As databases write it, or with a zone behind a day alone. */
const nearForm =
  /^(\d{4}-\d\d-\d\d)(?:[ T]+(\d\d?)(:[\d:.,]{2,18})(?: ?([AP])M)?(?: ?UTC| ?GMT)?( ?(?:Z|[+-]\d\d:?\d\d))?|Z|[+-]\d\d:\d\d)$/;
/** Pattern of dates in mails and RSS: the name of the day may be missing, and the seconds. */
const mailForm =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})[\s-]([a-z]{3,9})\.?[\s-](\d{4}|\d\d)(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([a-z]{1,4}|(?:gmt|utc?)?[+-]\d\d:?\d\d)?(?:\s*\([^()]{0,40}\))?)?$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const zoneHours: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
const writtenCharactersMax = 100;

/** A sitemap's date as a W3C date: such ones as written, RFC 822 as UTC, undefined for neither. */
export function sitemapDate(written: string): string | undefined {
  const text = written.trim();
  if (text.length > writtenCharactersMax) return undefined;
  const upper = text.toUpperCase();
  const [, year, month = "01", day = "01"] = w3cForm.exec(upper) ?? [];
  if (year !== undefined) return isDay(Number(year), Number(month), Number(day)) ? upper : undefined;
  const near = ofDatabase(upper);
  return near === undefined ? ofMail(text) : sitemapDate(near);
}

function ofDatabase(upper: string): string | undefined {
  const [, day, hours, rest = "", half, zone = ""] = nearForm.exec(upper) ?? [];
  if (day === undefined || hours === undefined) return day;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === "P" ? 12 : 0);
  const made = `${day}T${String(hour).padStart(2, "0")}${rest}${zone.trim() || (/ (?:UTC|GMT)/.test(upper) ? "Z" : "")}`;
  return made === upper ? undefined : made;
}

function ofMail(text: string): string | undefined {
  const [, day, name = "", written = "", hours, minutes = "0", seconds = "0", zone = "gmt"] =
    mailForm.exec(text) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const minutesOff = offsetOf(zone.toLowerCase());
  // As RFC 2822 reads years of two digits.
  const year =
    written.length === 2 ? Number(written) + (Number(written) < 50 ? 2_000 : 1_900) : Number(written);
  if (day === undefined || !isDay(year, month, Number(day)) || minutesOff === undefined) return undefined;
  if (hours === undefined) return new Date(Date.UTC(year, month - 1, Number(day))).toISOString().slice(0, 10);
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  const at = Date.UTC(
    year,
    month - 1,
    Number(day),
    Number(hours),
    Number(minutes) - minutesOff,
    Number(seconds),
  );
  return new Date(at).toISOString().replace(".000Z", "Z");
}

/** In minutes; undefined of a zone that nobody knows. Letters of the military say nothing, as RFC 2822 has it. */
function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const named = zone.length === 1 ? 0 : zoneHours[zone];
  return named === undefined ? undefined : named * 60;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
