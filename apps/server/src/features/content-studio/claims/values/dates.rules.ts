import { currencyAround } from "./currencies.rules.ts";
import { unitBehind } from "./units.rules.ts";
import {
  noMarks,
  type PatternReader,
  readEach,
  type SentenceReading,
  type UnplacedValue,
} from "./value.rules.ts";

/** In English, German, French, Spanish, Italian, Dutch and Portuguese, without accents. */
const monthNames: readonly string[] = [
  "january januar janner janvier enero gennaio januari janeiro jan janv ene gen",
  "february februar fevrier febrero febbraio februari fevereiro feb fev fevr",
  "march marz mars marzo maart marco mar mrt",
  "april avril abril aprile apr avr abr",
  "may mai mayo maggio mei maio mag",
  "june juni juin junio giugno junho jun giu",
  "july juli juillet julio luglio julho jul lug juil",
  "august aout agosto augustus aug ago",
  "september septembre septiembre setiembre settembre setembro sep sept set",
  "october oktober octobre octubre ottobre outubro oct okt ott out",
  "november novembre noviembre novembro nov",
  "december dezember decembre diciembre dicembre dezembro dec dez dic",
];
const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) => names.split(" ").map((name): [string, number] => [name, at + 1])),
);
/** Words that are months only with a great letter or a full date. */
const alsoWords = new Set([
  "may",
  "march",
  "mars",
  "mar",
  "set",
  "out",
  "mei",
  "gen",
  "ago",
  "mag",
  "dec",
  "dez",
]);

const month = String.raw`(\p{L}{3,12})\.?`;
const day = String.raw`(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|\.º)?`;
const year = String.raw`((?:19|20)\d\d)(?![\d])`;
const of = "(?:de |del |of |di )?";
const edge = String.raw`(?<![\p{L}\p{N}.,/-])`;
const until = String.raw`(?:\s?[-–—]\s?|\s(?:to|and|bis|und|au|et|al|y|e|en|tot|a)\s)`;

const iso = new RegExp(String.raw`${edge}${year}([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?:T[\d:.]+Z?)?`, "gu");
const numeric = new RegExp(String.raw`${edge}(\d{1,2})([./-])\s?(\d{1,2})\2\s?((?:19|20)?\d\d)(?!\d)`, "gu");
const rangeOfDays = new RegExp(String.raw`${edge}${day}${until}${day}\s${of}${month},?\s${of}${year}`, "giu");
const dayFirst = new RegExp(String.raw`${edge}${day}[\s-]${of}${month},?[\s-]${of}${year}`, "giu");
const monthFirst = new RegExp(String.raw`(?<!\p{L})${month}\s(?:the )?${day},?\s${year}`, "giu");
const monthAndYear = new RegExp(String.raw`(?<!\p{L})${month},?[\s-]${of}${year}`, "giu");
const dayAndMonth = new RegExp(String.raw`${edge}${day}\s${of}${month}(?!\p{L})`, "giu");
const monthAndDay = new RegExp(
  String.raw`(?<!\p{L})${month}\s(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}%:.,]\d|[\d%:]|\s?(?:%|per))`,
  "giu",
);
const quarter = new RegExp(String.raw`(?<!\p{L})[QT]([1-4])[\s/]?${year}`, "gu");
const decade = /(?<![\p{L}\p{N}])((?:18|19|20)\d0)(?:s|er)(?!\p{L})/gu;
const yearAlone =
  /(?<![\p{L}\p{N}.,/:$€£-]|[$€£]\s)((?:1[6-9]|20)\d\d)(?![\d%:/]|[.,]\d|\s?(?:[€$£%]|EUR|USD|CHF))/gu;

/** Dates, months, quarters and years, as they are written in seven languages. A date is also its month and its year. */
export function readDates(text: string, language: string): SentenceReading {
  const readers: readonly PatternReader[] = [
    [iso, ([, y, , m, d]) => dated(Number(y), [[Number(m), Number(d)]])],
    [
      numeric,
      ([, one, sign, other, y]) => byNumbers(Number(one), Number(other), { sign, y: fullYear(y), language }),
    ],
    [
      rangeOfDays,
      ([, from, to, name, y]) => rangeDated(Number(y), monthOf(name), [Number(from), Number(to)]),
    ],
    [dayFirst, ([, d, name, y]) => dated(Number(y), [[monthOf(name), Number(d)]])],
    [monthFirst, ([, name, d, y]) => dated(Number(y), [[monthOf(name), Number(d)]])],
    [monthAndYear, ([, name, y]) => monthDated(Number(y), monthOf(name))],
    [dayAndMonth, ([, d, name]) => dayDated(name, Number(d))],
    [monthAndDay, ([, name, d]) => dayDated(name, Number(d))],
    [quarter, ([, q, y]) => read([`q:${y}-${q}`], [`y:${y}`])],
    [decade, ([, y]) => read([`decade:${y}`])],
    [yearAlone, (found) => yearDated(found, language)],
  ];
  return readEach(text, readers);
}

/** `exact` is what it says, `also` what it holds: evidence for less. */
function read(exact: readonly string[], also: readonly string[] = []): UnplacedValue {
  return { kind: "date", keys: exact, alsoKeys: also, measure: "date", marks: noMarks, isWeak: false };
}

function dated(y: number, days: readonly (readonly [number, number])[]): UnplacedValue | undefined {
  const real = days.filter(([m, d]) => m >= 1 && m <= 12 && d >= 1 && d <= 31);
  if (real.length === 0) return undefined;
  return read(
    real.map(([m, d]) => `d:${y}-${two(m)}-${two(d)}`),
    [`y:${y}`, ...real.flatMap(([m, d]) => [`m:${y}-${two(m)}`, `md:${two(m)}-${two(d)}`, `month:${m}`])],
  );
}

function rangeDated(y: number, m: number, [from = 0, to = 0]: readonly number[]): UnplacedValue | undefined {
  if (m === 0) return undefined;
  return read([`d:${y}-${two(m)}-${two(from)}..${two(to)}`], [`y:${y}`, `m:${y}-${two(m)}`]);
}

function monthDated(y: number, m: number): UnplacedValue | undefined {
  return m === 0 ? undefined : read([`m:${y}-${two(m)}`], [`y:${y}`, `month:${m}`]);
}

/** 2400 watts are no year; of 2000 desks a text alone cannot tell, so that it may be both. */
function yearDated(
  { 1: y = "", index, input }: RegExpExecArray,
  language: string,
): UnplacedValue | undefined {
  const behind = input.slice(index + y.length, index + y.length + 24);
  if (unitBehind(behind, language) || currencyAround("", behind)) return undefined;
  return read([`y:${y}`, `${Number(y)}|`]);
}

function dayDated(name: string | undefined, d: number): UnplacedValue | undefined {
  const m = monthOf(name);
  if (m === 0 || d < 1 || d > 31) return undefined;
  return alsoWords.has(name ?? "") ? undefined : read([`md:${two(m)}-${two(d)}`]);
}

interface Numbers {
  readonly sign: string | undefined;
  readonly y: number;
  readonly language: string;
}

/** 3/4/2026 is two days to readers of English, and one to all others. */
function byNumbers(one: number, other: number, { sign, y, language }: Numbers): UnplacedValue | undefined {
  const dayThenMonth = [other, one] as const;
  const monthThenDay = [one, other] as const;
  if (sign === "." || language !== "en") return dated(y, [dayThenMonth]);
  return dated(y, [dayThenMonth, monthThenDay]);
}

function fullYear(written: string | undefined): number {
  const number = Number(written);
  return number < 100 ? 2000 + number : number;
}

/** 1 to 12 by its name, short or long, in any of the languages; 0 if it is none. */
export function monthOf(name: string | undefined): number {
  const plain = (name ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return months.get(plain) ?? 0;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
