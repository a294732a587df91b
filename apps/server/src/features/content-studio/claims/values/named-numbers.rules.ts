import {
  type PatternReader,
  plainValue,
  readEach,
  type SentenceReading,
  type UnplacedValue,
} from "./value.rules.ts";

/** Terms that everybody says without a source. */
const common = new Set(
  "2d 3d 4d 2g 3g 4g 5g lte b2b b2c c2c d2c 2fa mfa mp3 mp4 co2 h2o a3 a4 a5 24/7 7/7 24x7 o2 4k 8k 1080p 720p h1 h2 h3".split(
    " ",
  ),
);
const marks = /\[\d{1,3}\]|\[\^\w{1,20}\]/gu;
/** "1. Open it" and "2.3 Prices", but not "1.5 kg". */
const numbering = /^\s*(?:\(?\d{1,3}[.)](?=\s+\p{L})|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s+\p{Lu}\p{Ll}{2}))/gu;
const stepOf =
  /(?<!\p{L})(?:step|part|chapter|section|figure|fig\.|table|question|option|tip|lesson|phase|stage|schritt|teil|kapitel|abschnitt|abbildung|abb\.|tabelle|frage|phase|étape|partie|chapitre|section|tableau|question|paso|parte|capítulo|sección|tabla|pregunta|passo|capitolo|sezione|tabella|domanda|fase|stap|deel|hoofdstuk|tabel|vraag|etapa|secção|tabela|pergunta) \d{1,3}(?![\p{L}\p{N}.,%])/giu;
const version =
  /(?<![\p{L}\p{N}.])(?:v|version |Version |versión |versione |versie |versão )(\d+(?:\.\d+){0,3})(?![\p{L}\d])/gu;
const dotted =
  /(?<![\p{L}\p{N}.,])((?!\d{1,3}(?:\.\d{3})+(?!\d))\d{1,3}\.\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)(?![\p{L}\d.])/gu;
const phone = /(?<![\p{L}\p{N}])\+\d[\d ()/-]{6,20}\d/gu;
const alwaysOpen =
  /(?<![\p{L}\p{N}])(?:24\s?\/\s?7(?!\d)|24\s?h(?:eures)? ?(?:\/|sur) ?24|(?:a?round the clock|day and night|rund um die uhr|tag und nacht|jour et nuit|las 24 horas|giorno e notte|de klok rond|dag en nacht|dia e noite)(?!\p{L}))/giu;
const clock =
  /(?<![\p{L}\p{N}:.,])(\d{1,2})(?:(?::|\.)(\d{2}))?\s?(a\.?m\.?|p\.?m\.?|Uhr|o'clock|in the (?:morning|afternoon|evening)|at night)(?!\p{L})|(?<![\p{L}\p{N}:.,])(\d{1,2})(?::|h)(\d{2})(?![\d:]|\s?(?:min|cm))/giu;
/** "7 to 10 am", "9 to 5 pm": which half of the day the first is in is not said. */
const clockRange =
  /(?<![\p{L}\p{N}:.,])(\d{1,2})(?:[:.](\d{2}))?(?=\s?(?:[-–—]|to|and|until|till|bis|und)\s?\d{1,2}(?:[:.]\d{2})?\s?([ap]\.?m\.?|Uhr)(?!\p{L}))/giu;
const ratio = /(?<![\p{L}\p{N}:.,])(\d{1,3}):(\d{1,2})(?![\d:])/gu;
/** Letters and figures in one: A19, GPT-4, IP67, 4K; not 5-year, and not 20kg, which have a number and a unit. */
const token =
  /(?<![\p{L}\p{N}$€£])(?=[\p{L}\d/+.-]*\p{Lu})(?=[\p{L}/+.-]*\d)(?:\p{L}[\p{L}/+]*-?\d[\p{L}\d]*(?:[-.]\d+)*[\p{L}\d+]*|\d{1,4}\p{Lu}{1,3}(?:\d[\p{L}\d]*)?)(?![\p{L}\p{N}])/gu;

/** Numbers that are no quantities: marks, numbering, versions, times of day, ratios, and names such as IP67. */
export function readNamedNumbers(text: string): SentenceReading {
  let rest = text.replace(marks, (found) => " ".repeat(found.length));
  rest = rest.replace(numbering, (found) => " ".repeat(found.length));
  rest = rest.replace(stepOf, (found) => " ".repeat(found.length));
  const readers: readonly PatternReader[] = [
    [alwaysOpen, () => ({ ...named("86400|s", "s"), marks: { per: "day" } })],
    [phone, ([found]) => named(`phone:${found.replace(/\D/g, "")}`, "phone")],
    [clockRange, (found) => timesOf(found)],
    [clock, timeOf],
    [ratio, ([, one, other]) => named(`ratio:${Number(one)}:${Number(other)}`, "ratio")],
    [version, ([, number]) => named(`version:${number}`, "version")],
    [dotted, ([, number]) => named(`version:${number}`, "version")],
    [token, ([found]) => tokenOf(found)],
  ];
  return readEach(rest, readers);
}

function named(key: string, measure: string, isWeak = false): UnplacedValue {
  return { ...plainValue("number", key, measure), isWeak };
}

function tokenOf(found: string): UnplacedValue | undefined {
  if (isQuantity(found)) return undefined;
  const folded = found.toLowerCase().replace(/[-\s]/g, "");
  return named(`name:${folded}`, "name", common.has(folded));
}

/** "20W", "500GB", "Q3" and "2.5K" are read with their units. */
function isQuantity(found: string): boolean {
  return (
    /^\d+(?:[WVA]|[kM]?Wh|kW|MW|[KMGT]B|GHz|MHz|Hz|L|KG|M|K)$/.test(found) && !common.has(found.toLowerCase())
  );
}

function timesOf(found: RegExpExecArray): UnplacedValue | undefined {
  const time = timeOf(found);
  if (!time || Number(found[1]) > 12 || /^u/i.test(found[3] ?? "")) return time;
  const hour = Number(found[1]) % 12;
  const minutes = found[2] ?? "00";
  return { ...time, keys: [`t:${hour}:${minutes}`, `t:${hour + 12}:${minutes}`] };
}

function timeOf([, hour, minute, half, plainHour, plainMinute]: RegExpExecArray): UnplacedValue | undefined {
  const isAfternoon = /^(?:p|in the [ae]|at night)/i.test(half ?? "");
  const given = Number(hour ?? plainHour);
  const minutes = Number(minute ?? plainMinute ?? 0);
  if (given > 24 || minutes > 59) return undefined;
  const twelve = /^(?:[ap]|in|at)/i.test(half ?? "");
  const hours = twelve ? (given % 12) + (isAfternoon ? 12 : 0) : given;
  return named(`t:${hours}:${String(minutes).padStart(2, "0")}`, "time");
}
