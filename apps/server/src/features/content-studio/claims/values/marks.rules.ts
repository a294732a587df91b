const perWords: Readonly<Record<string, string>> = {
  hour: "hour hourly h hr stunde stündlich heure hora ora uur",
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
/** What is said per time or thing, right behind an amount: "a month", "/user", "pro Jahr". */
const behindPer =
  /^\s?(?:\/|per |a |an |each |every |pro |je |im |par |por |al |à la |la |all'|a l'|op de |p\.\s?|ao |por cada |cada |ogni |elke )\s?(\p{L}[\p{L}²]*)/iu;
const behindAdverb = /^\s(\p{L}+)/u;

/** Between an adjective and the amount: "a monthly price of". */
const adjectiveWords = 4;

const atMost =
  /(?:up to|at most|no more than|not more than|maximum(?: of)?|max\.?|under|below|less than|fewer than|within|bis zu|höchstens|maximal|unter|weniger als|innerhalb von|jusqu'à|au plus|moins de|maximum|hasta|como máximo|menos de|fino a|al massimo|meno di|tot|maximaal|hoogstens|minder dan|até|no máximo)\s(?:\p{L}+\s)?$/iu;
const atLeast =
  /(?:at least|no less than|minimum(?: of)?|min\.?|over|more than|above|from|starting at|mindestens|mehr als|über|ab|wenigstens|au moins|plus de|à partir de|dès|al menos|más de|desde|almeno|più di|oltre|a partire da|minstens|meer dan|vanaf|pelo menos|mais de|a partir de)\s$/iu;

/** What narrows an amount: what it is for, and whether it is the most or the least. */
export function marksAround(text: string, start: number, end: number): Readonly<Record<string, string>> {
  const before = text.slice(Math.max(0, start - 32), start);
  const behind = text.slice(end, end + 24);
  return { ...boundOf(before), ...adjectiveOf(before), ...perOf(behind) };
}

function boundOf(before: string): Readonly<Record<string, string>> {
  if (atMost.test(before)) return { bound: "max" };
  return atLeast.test(before) ? { bound: "min" } : {};
}

function perOf(behind: string): Record<string, string> {
  const found: Record<string, string> = {};
  let rest = behind;
  for (;;) {
    const match = behindPer.exec(rest) ?? (Object.keys(found).length === 0 ? behindAdverb.exec(rest) : null);
    const mark = match && markOf(match[1] ?? "");
    if (!match || !mark) return found;
    found[mark[0]] = mark[1];
    rest = rest.slice(match[0].length);
  }
}

/** "A monthly price of $49" */
function adjectiveOf(before: string): Record<string, string> {
  const [near = ""] = /[\p{L} ]*$/u.exec(before) ?? [];
  const words = near.trim().split(" ").slice(-adjectiveWords);
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
