const perWords: Readonly<Record<string, string>> = {
  hour: "hour hourly h hr stunde stündlich heure hora ora uur",
  halfhour: "halfxhour halfxanxhour halbexstunde halbenxstunde demixheure",
  day: "day daily tag täglich jour journalier día diario giorno giornaliero dag dagelijks dia diário night nacht nuit noche notte noite",
  week: "week weekly wk woche wöchentlich semaine hebdomadaire semana semanal settimana settimanale wekelijks",
  month:
    "month monthly mo monat monatlich mois mensuel mensuelle mes mensual mese mensile maand maandelijks mês mensal",
  year: "year yearly annual annually yr annum jahr jährlich an année annuel annuelle año anual anno annuale annuo jaar jaarlijks ano",
};
const things: Readonly<Record<string, string>> = {
  person:
    "user seat person head member employee nutzer benutzer person personne utilisateur usuario persona utente gebruiker persoon usuário pessoa",
  piece: "piece item unit stück pièce unidad pezzo stuk peça",
  kg: "kg kilo kilogram",
  m2: "m² sqm qm",
};
const byWord: ReadonlyMap<string, readonly [string, string]> = new Map(
  [...pairs("per", perWords), ...pairs("each", things)].map(([mark, word, value]) => [word, [mark, value]]),
);
/** All words for times that something is said per. */
export const rateWords: readonly string[] = Object.values(perWords).flatMap((words) => words.split(" "));
const rateWordPatterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(perWords).map(([rate, words]) => [
    rate,
    new RegExp(String.raw`(?<!\p{L})(?:${words.replaceAll(" ", "|")})(?!\p{L})`, "iu"),
  ]),
);

/** Pattern of words that say by which time a rate is: "monthly", "month". */
export function rateWordsOf(rate: string): RegExp {
  return rateWordPatterns.get(rate) ?? /^$/;
}

/** Pattern of what is said per time or thing, right behind an amount: "a month", "/user", "pro Jahr". */
const behindPer =
  /^\s?(?:\/|for each |per |a |an |each |every |in a |in an |in the |in der |in einer |pro |je |im |am |the |die |der |das |par |por |al |au |le |l['’]|à la |à l['’]|la |alla |all'|a l'|op de |p\.\s?|ao |por cada |cada |ogni |elke )\s?(\p{L}[\p{L}²]*)/iu;
const behindAdverb = /^\s(\p{L}+)/u;
/** Pattern where anything may be what it is per, known or not: "per claim", "je Schaden". */
const perAnything = /^\s?(?:\/|for each |per |each |pro |je |par |por cada |cada |ogni |elke )\s?(?=\p{L})/iu;
/** Farther behind: "5 tonnes of coffee a week", but not "for a week". */
const fartherBehind =
  /(?<!(?<!\p{L})(?:for|within|in|of|after|once|than|from|pendant|sous|en|während) )(?<!\p{L})(?:per|an?|each|every|pro|je|im|par|por|al|cada|ogni|elke|ao) (\p{L}+)(?!\p{L})/iu;
/** "Each month, five tonnes": before the amount. */
const before =
  /(?<!\p{L})(?:per|each|every|pro|je|jede[nrsm]?|par|chaque|por|cada|ogni|elke|iedere) (?:full |whole |volle |ganze |angefangene )?(\p{L}+)(?!\p{L})/iu;
const clauseEnd = /[.;:!?()\d$€£¥]|,\s/u;

/** Between an adjective and the amount: "a monthly price of". */
const adjectiveWords = 4;
const thingCharactersMin = 3;
const thingCharacters = 5;

const atMost =
  /(?:up to|at most|(?:au-|en )dessous de|inférieures? à|younger than|jünger als|por debajo de|al di sotto di|onder|abaixo de|no more than|not more than|maximum(?: of)?|max\.?|under|below|less than|fewer than|within|bis|bis zu|binnen|höchstens|maximal|unter|weniger als|innerhalb von|jusqu'à|au plus|moins de|maximum|hasta|como máximo|menos de|fino a|al massimo|meno di|tot|maximaal|hoogstens|minder dan|até|no máximo)\s(?:\p{L}+\s)?$/iu;
const atLeast =
  /(?:at least|au-dessus de|supérieures? à|por encima de|al di sopra di|boven|acima de|no less than|minimum(?: of)?|min\.?|over|more than|above|from|starting at|mindestens|mehr als|über|ab|wenigstens|au moins|plus de|à partir de|dès|al menos|más de|desde|almeno|più di|oltre|a partire da|minstens|meer dan|vanaf|pelo menos|mais de|a partir de)\s$/iu;

const halfHour = /(?<!\p{L})(?:half (?:an )?hour|halben? stunde|demi-heure)(?!\p{L})/giu;
/** Up to two days before is at least two days before. */
const isBefore =
  /^ (?:before|prior|ahead|in advance|vor(?:her)?|im Voraus|avant|à l['’]avance|antes|prima|van tevoren|voor)(?!\p{L})/iu;

/** Marks that narrow an amount, and where the words behind it end that say so. */
export interface NarrowedAmount {
  readonly marks: Readonly<Record<string, string>>;
  readonly reach: number;
}

/** Marks that narrow an amount: what it is for, and whether it is the most or the least. */
export function marksAround(text: string, start: number, end: number): NarrowedAmount {
  const ahead = text.slice(Math.max(0, start - 32), start).replace(halfHour, asOneWord);
  const behind = text.slice(end, end + 48).replace(halfHour, asOneWord);
  const near = perOf(behind);
  const isRate = Object.keys(near.found).length > 0;
  const far = isRate ? {} : { ...adjectiveOf(ahead), ...farRateOf(ahead, behind) };
  return {
    marks: { ...(isBefore.test(behind) ? {} : boundOf(ahead)), ...adjectiveOf(ahead), ...near.found, ...far },
    reach: end + near.length,
  };
}

/** As long as it was. */
function asOneWord(words: string): string {
  return words.replace(/\P{L}/gu, "x");
}

function boundOf(ahead: string): Readonly<Record<string, string>> {
  if (atMost.test(ahead)) return { bound: "max" };
  return atLeast.test(ahead) ? { bound: "min" } : {};
}

function perOf(behind: string): {
  readonly found: Readonly<Record<string, string>>;
  readonly length: number;
} {
  const found: Record<string, string> = {};
  let length = 0;
  for (;;) {
    const rest = behind.slice(length);
    const match = behindPer.exec(rest);
    const adverb = match || length > 0 ? null : behindAdverb.exec(rest);
    const known = markOf((match ?? adverb)?.[1] ?? "");
    const mark = known && (match || known[0] === "per") ? known : thingOf(rest, match?.[1]);
    if (!mark || found[mark[0]] !== undefined) return { found, length };
    found[mark[0]] = mark[1];
    length += (match ?? adverb)?.[0].length ?? 0;
  }
}

/** Thing of a rate; one that is not known by name is compared by how it begins. */
function thingOf(rest: string, thing: string | undefined): readonly [string, string] | undefined {
  const isNamed = thing !== undefined && thing.length >= thingCharactersMin && perAnything.test(rest);
  return isNamed ? ["each", thing.toLowerCase().slice(0, thingCharacters)] : undefined;
}

/** In the words between the amount and the next, behind it or else before it. */
function farRateOf(ahead: string, behind: string): Readonly<Record<string, string>> {
  const [close = ""] = behind.split(clauseEnd);
  const after = timeOf(fartherBehind.exec(close)?.[1]);
  if (after) return after;
  const last = ahead.split(/[.;:!?()\d$€£¥]/u).at(-1) ?? "";
  return timeOf(before.exec(last)?.[1]) ?? {};
}

function timeOf(word: string | undefined): Readonly<Record<string, string>> | undefined {
  const mark = word === undefined ? undefined : markOf(word);
  return mark?.[0] === "per" ? { per: mark[1] } : undefined;
}

/** "A monthly price of $49" */
function adjectiveOf(ahead: string): Record<string, string> {
  const [near = ""] = /[\p{L} ]*:? ?$/u.exec(ahead) ?? [];
  const words = near.replace(":", "").trim().split(" ").slice(-adjectiveWords);
  const found = words.find((word) => /ly$|annual|lich|uel|ual|ile|lijks|sal$/i.test(word) && markOf(word));
  const mark = found === undefined ? undefined : markOf(found);
  return mark ? { [mark[0]]: mark[1] } : {};
}

function markOf(word: string): readonly [string, string] | undefined {
  const lower = word.toLowerCase();
  return byWord.get(lower) ?? byWord.get(lower.replace(/(?:s|e|er|en|es)$/, ""));
}

function pairs(mark: string, words: Readonly<Record<string, string>>): [string, string, string][] {
  return Object.entries(words).flatMap(([value, list]) =>
    list.split(" ").map((word): [string, string, string] => [mark, word, value]),
  );
}
