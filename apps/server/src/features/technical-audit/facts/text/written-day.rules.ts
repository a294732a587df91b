interface WrittenDay {
  /** As yyyy-MM-dd. */
  readonly day: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** In English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Danish, Polish, Russian, Turkish and Arabic, without accents; short forms have three or four letters. */
const monthNames: readonly string[] = [
  "january januar janner janvier enero gennaio januari janeiro jan jän ene gen janv januari stycznia января ocak يناير",
  "february februar fevrier febrero febbraio februari fevereiro feb fev fevr lutego февраля subat فبراير",
  "march marz mars marzo maart marco mar mrt mars marts marca марта mart مارس",
  "april avril abril aprile apr avr abr kwietnia апреля nisan ابريل",
  "may mai mayo maggio mei maio mag maj maja мая mayıs مايو",
  "june juni juin junio giugno junho jun giu czerwca июня haziran يونيو",
  "july juli juillet julio luglio julho jul lug juil lipca июля temmuz يوليو",
  "august aout agosto augustus aug ago aou augusti sierpnia августа agustos اغسطس",
  "september septembre septiembre setiembre settembre setembro sep sept set wrzesnia сентября eylul سبتمبر",
  "october oktober octobre octubre ottobre outubro oct okt ott out pazdziernika октября ekim اكتوبر",
  "november novembre noviembre novembro nov listopada ноября kasım نوفمبر",
  "december dezember decembre diciembre dicembre dezembro dec dez dic desember grudnia декабря aralık ديسمبر",
];
const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);

const dayCharactersMax = 48;
const monthCharactersMax = 14;
const yearAhead = /(?:19|20)\d\d/;
const yearFirst =
  /^((?:19|20)\d\d)(?:([-./])\s?(\d{1,2})\2\s?(\d{1,2})(?!\d)|\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일])/;
const numbersOnly = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?((?:19|20)\d\d)(?!\d)/;
const dayFirst =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?[\s-]{1,3}(?:de |of )?(\p{L}{3,12})\.?,?[\s-]{1,3}(?:del? |of )?((?:19|20)\d\d)(?!\d)/iu;
const monthBefore = /(?:^|[^\p{L}])(\p{L}{3,12})\.?\s$/u;
const dayThenYear = /^(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?!\d)/i;

/** The date whose first number stands at a place of a text; none where it could be two days, such as 3/4/2026. */
export function dayNear(text: string, index: number, number: string): WrittenDay | undefined {
  if (number.length > "03.03.2026.".length) return undefined;
  const ahead = text.slice(index, index + dayCharactersMax);
  if (!yearAhead.test(ahead)) return undefined;
  return (
    byYear(ahead, index) ?? byNumbers(ahead, index) ?? byName(ahead, index) ?? afterName(text, ahead, index)
  );
}

/** All dates of a text that is short. */
export function daysIn(text: string): readonly WrittenDay[] {
  const days: WrittenDay[] = [];
  for (const { 0: number, index } of text.matchAll(/\d[\d.,]*/g)) {
    if (index < (days.at(-1)?.end ?? 0)) continue;
    const day = dayNear(text, index, number);
    if (day) days.push(day);
  }
  return days;
}

/** The day of a date as machines write it: 2026-03-05, with or without a time; none where there is no such day. */
export function machineDay(written: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(written.slice(0, 60)) ?? [];
  if (year !== undefined) return realDay(Number(year), Number(month), Number(day));
  // "Thu, 05 Mar 2026 10:00:00 GMT", and what people put there.
  return daysIn(written.slice(0, 60))[0]?.day;
}

function byYear(ahead: string, index: number): WrittenDay | undefined {
  const found = yearFirst.exec(ahead);
  if (!found) return undefined;
  const [whole, year, , month, day, monthSign, daySign] = found;
  return dayAt(index, whole, realDay(Number(year), Number(month ?? monthSign), Number(day ?? daySign)));
}

function byNumbers(ahead: string, index: number): WrittenDay | undefined {
  const found = numbersOnly.exec(ahead);
  if (!found) return undefined;
  const [whole, one, sign, other, year] = found;
  const [first, second] = [Number(one), Number(other)];
  const isDayFirst = sign === "." || first > 12 || first === second;
  if (!isDayFirst && second <= 12) return undefined;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  return dayAt(index, whole, realDay(Number(year), month, day));
}

function byName(ahead: string, index: number): WrittenDay | undefined {
  const found = dayFirst.exec(ahead);
  if (!found) return undefined;
  const [whole, day, month = "", year] = found;
  return dayAt(index, whole, realDay(Number(year), monthOf(month), Number(day)));
}

function afterName(text: string, ahead: string, index: number): WrittenDay | undefined {
  const found = dayThenYear.exec(ahead);
  if (!found) return undefined;
  const before = text.slice(Math.max(0, index - monthCharactersMax), index);
  const [, month = ""] = monthBefore.exec(before) ?? [];
  const [whole, day, year] = found;
  return dayAt(index, whole, realDay(Number(year), monthOf(month), Number(day)));
}

/** Whether a word is the name of a month in one of the languages, or a short form of one. */
export function isMonth(word: string): boolean {
  return monthOf(word) > 0;
}

function monthOf(name: string): number {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return months.get(plain) ?? 0;
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1970 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function dayAt(start: number, whole: string, day: string | undefined): WrittenDay | undefined {
  return day === undefined ? undefined : { day, start, end: start + whole.length };
}
