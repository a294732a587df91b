interface Unit {
  /** Measure that it is a multiple of; values of different measures are never the same. */
  readonly measure: string;
  readonly factor: number;
}

/**
 * Measure, factor, and how it is written in English, German, French, Spanish, Italian, Dutch and Portuguese. Only what is exact is
 * converted: a pound is not turned into kilograms, as texts round it.
 */
const table = `
g 1 g gr gram grams gramm gramms gramme grammes gramo gramos grammo grammi grama gramas
g 1000 kg kgs kilo kilos kilogram kilograms kilogramm kilogramms kilogramme kilogrammes kilogramo kilogramos chilo chili chilogrammo chilogrammi quilo quilos quilograma quilogramas
g 0.001 mg milligram milligrams milligramm milligramme milligrammes miligramos milligrammi
g 1000000 t tonne tonnes tonnen ton tons toneladas tonnellate
lb 1 lb lbs pound pounds
oz 1 oz ounce ounces
m 0.001 mm millimetre millimetres millimeter millimeters millimetern millimètre millimètres milímetro milímetros millimetri milímetros
m 0.01 cm centimetre centimetres centimeter centimeters zentimeter zentimetern zentimeters centimètre centimètres centímetro centímetros centimetri
m 1 m metre metres meter meters metern mètre mètres metro metros metri
m 1000 km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros quilómetros quilômetros chilometri
in 1 in inch inches zoll pouces pulgadas pollici
in 12 ft foot feet
in 36 yd yard yards
mi 1 mi mile miles meilen
m2 1 m² m2 sqm qm quadratmeter quadratmetern
sqft 1 sqft
l 1000 m³ m3 cbm kubikmeter kubikmetern
l 0.001 cm³ cm3 ccm kubikzentimeter kubikzentimetern
l 1 l litre litres liter liters litern litro litros litri
l 0.001 ml millilitre millilitres milliliter milliliters millilitern mililitros millilitri
l 0.01 cl
gal 1 gal gallon gallons
W 1 w watt watts
W 1000 kw kilowatt kilowatts
Wh 1 wh
Wh 1000 kwh kilowattstunde kilowattstunden kilowattheures
V 1 v volt volts
A 1 amp amps ampere
mAh 1 mah
lm 1 lm lumen lumens lúmenes lúmens
K 1 kelvin
deg 1 °c celsius ° degrees degree grad degrés grados gradi graus graden
F 1 °f fahrenheit
Hz 1 hz hertz
Hz 1000 khz
Hz 1000000 mhz
Hz 1000000000 ghz
dB 1 db decibel decibels dezibel
bar 1 bar
N 1 nm
hp 1 hp ps ch cv
MB 0.001 kb ko kilobyte kilobytes kilooctet kilooctets
MB 1 mb mo megabyte megabytes mégaoctet mégaoctets
MB 1000 gb go gigabyte gigabytes gigaoctet gigaoctets
MB 1000000 tb to terabyte terabytes téraoctet téraoctets
Mbit 1 mbit mbps mbit/s
Gbit 1 gbit gbps gbit/s
km/h 1 km/h kmh kph
mph 1 mph
kcal 1 kcal calories kalorien
s 0.001 ms milliseconds
s 1 s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden
s 60 min mins minute minutes minuten minuto minutos minuti minuut
s 3600 h hr hrs hour hours stunde stunden std heure heures hora horas ora ore uur uren
s 86400 day days tag tage tagen jour jours día días giorno giorni dag dagen dia dias
s 604800 week weeks woche wochen semaine semaines semana semanas settimana settimane weken
workday 1 workday workdays werktag werktage werktagen werkdagen arbeitstage arbeitstagen
month 1 month months monat monate monaten mois mes meses mese mesi maand maanden mês
month 12 year years yr yrs jahr jahre jahren an ans année années año años anno anni jaar ano anos
% 1 % percent pct prozent pourcent procent ％
pp 1 pp percentage-points prozentpunkte prozentpunkten
permille 1 ‰
px 1 px pixel pixels
dpi 1 dpi
mmHg 1 mmhg
`;
/** Where the case makes another unit of the same letters. */
const byCase: ReadonlyMap<string, Unit> = new Map([
  ["MW", { measure: "W", factor: 1e6 }],
  ["mW", { measure: "W", factor: 0.001 }],
  ["MWh", { measure: "Wh", factor: 1e6 }],
  ["Nm", { measure: "Nm", factor: 1 }],
  ["nm", { measure: "m", factor: 1e-9 }],
  ["Mb", { measure: "Mbit", factor: 1 }],
  ["A", { measure: "A", factor: 1 }],
  ["K", { measure: "K", factor: 1 }],
]);
/** Units of one or two letters that are words as well: units only as they are written here. */
const onlyAsWritten = new Set([
  "in",
  "to",
  "go",
  "mo",
  "ko",
  "an",
  "ch",
  "t",
  "cv",
  "ps",
  "nm",
  "a",
  "mi",
  "std",
]);
const writtenAs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["in", new Set(["in"])],
  ["to", new Set(["To"])],
  ["go", new Set(["Go"])],
  ["mo", new Set(["Mo"])],
  ["ko", new Set(["Ko", "ko"])],
  ["an", new Set(["an"])],
  ["ch", new Set(["ch"])],
  ["cv", new Set(["CV", "cv"])],
  ["ps", new Set(["PS"])],
  ["t", new Set(["t"])],
  ["mi", new Set(["mi"])],
  ["std", new Set(["Std"])],
]);
/** Letters that are a unit in one language and a word in others. */
const languagesOf: Readonly<Record<string, string>> = {
  an: "fr",
  ans: "fr",
  to: "fr",
  go: "fr",
  mo: "fr",
  ko: "fr",
  ch: "fr",
  ano: "pt",
  mes: "es",
};

const units: ReadonlyMap<string, Unit> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [measure = "", factor = "", ...names] = line.split(" ");
      return names.map((name): [string, Unit] => [name, { measure, factor: Number(factor) }]);
    }),
);

export interface FoundUnit extends Unit {
  /** How many characters it takes, with the space before it. */
  readonly length: number;
}

/** Between a number and its unit, without making another one of it: "30 full days". */
const filler =
  /^(?:calendar|consecutive|full|whole|more|extra|additional|further|volle[nr]?|ganze[nr]?|weitere[nr]?|jours calendaires)\s/iu;
const working = /^(?:working|business|work)[ -](?:days?)(?!\p{L})/iu;
const square = /^(?:square|sq\.?) (?:feet|foot|ft)(?!\p{L})/iu;
const squareMetre =
  /^(?:square met(?:re|er)s?|mètres? carrés?|metros? cuadrados?|metri quadr[io]|vierkante meter|metros? quadrados?)(?!\p{L})/iu;
const cubicMetre =
  /^(?:cubic met(?:re|er)s?|mètres? cubes?|metros? cúbicos?|metri cubi|metro cubo|kubieke meter)(?!\p{L})/iu;
const cubicCentimetre =
  /^(?:cubic centimet(?:re|er)s?|centimètres? cubes?|centímetros? cúbicos?|centimetri cubi|kubieke centimeter)(?!\p{L})/iu;
const degrees = /^(?:degrees?|grad|degrés?|grados?|gradi|graden|graus) (?:celsius|centigrade)(?!\p{L})/iu;
const fahrenheit = /^(?:degrees?|grad|degrés?|grados?|gradi|graden|graus) fahrenheit(?!\p{L})/iu;
const perCent = /^(?:per ?cent|pour ?cent|por ?ciento|per ?cento|por ?cento)(?!\p{L})/iu;
const percentPoints =
  /^(?:percentage points?|points? de pourcentage|puntos porcentuales|punti percentuali|procentpunt(?:en)?)(?!\p{L})/iu;
const written = /^(?:\p{L}[\p{L}²³]*(?:\/(?:h|s)(?!\p{L}))?2?3?|[%‰％°″])(?:[CF](?![\p{L}]))?(?!['’]\p{L})/u;

/** The unit that stands right behind a number; `behind` is the text after it. */
export function unitBehind(behind: string, language: string): FoundUnit | undefined {
  const [gap = ""] = /^(?:[ \u00a0\u202f]?-?|-)/.exec(behind) ?? [];
  const rest = behind.slice(gap.length);
  const [fill = ""] = filler.exec(rest) ?? [];
  const word = rest.slice(fill.length);
  const before = gap.length + fill.length;
  for (const [pattern, unit] of phrases) {
    const [found] = pattern.exec(word) ?? [];
    if (found !== undefined) return { ...unit, length: before + found.length };
  }
  const [found] = written.exec(word) ?? [];
  if (found === undefined) return undefined;
  const unit = unitNamed(found, language, gap);
  return unit && { ...unit, length: before + found.length };
}

const phrases: readonly (readonly [RegExp, Unit])[] = [
  [working, { measure: "workday", factor: 1 }],
  [squareMetre, { measure: "m2", factor: 1 }],
  [square, { measure: "sqft", factor: 1 }],
  [cubicMetre, { measure: "l", factor: 1_000 }],
  [cubicCentimetre, { measure: "l", factor: 0.001 }],
  [degrees, { measure: "deg", factor: 1 }],
  [fahrenheit, { measure: "F", factor: 1 }],
  [perCent, { measure: "%", factor: 1 }],
  [percentPoints, { measure: "pp", factor: 1 }],
];

function unitNamed(name: string, language: string, gap: string): Unit | undefined {
  if (name === "″") return { measure: "in", factor: 1 };
  const exact = byCase.get(name);
  if (exact) return exact;
  const lower = name.toLowerCase();
  if (onlyAsWritten.has(lower) && !writtenAs.get(lower)?.has(name)) return undefined;
  const needed = languagesOf[lower];
  if (needed !== undefined && needed !== language) return undefined;
  // "5 in" is mostly not five inches: only "5in" and "5-in" are.
  if (lower === "in" && gap === " ") return undefined;
  return units.get(lower);
}
