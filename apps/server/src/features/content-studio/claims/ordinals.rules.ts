/** From the first to the tenth, in English, German and French; behind an article, as a second may be a time and a third a part. */
const names: readonly string[] = [
  "first|erste[rnms]?|premi[eè]re?",
  "second|zweite[rnms]?|deuxième|seconde?",
  "third|dritte[rnms]?|troisième",
  "fourth|vierte[rnms]?|quatrième",
  "fifth|fünfte[rnms]?|cinquième",
  "sixth|sechste[rnms]?|sixième",
  "seventh|siebte[rnms]?|septième",
  "eighth|achte[rnms]?|huitième",
  "ninth|neunte[rnms]?|neuvième",
  "tenth|zehnte[rnms]?|dixième",
];
const behind = String.raw`(?<=(?<!\p{L})(?:the|your|their|our|every|from|der|die|das|den|dem|des|im|am|zum|zur|le|la|du|au|votre|son|sa) )`;
const patterns = names.map((name) => new RegExp(String.raw`${behind}(?:${name})(?!\p{L})`, "iu"));

/** Spans that were last. */
const spans: readonly string[] = [
  "day|night|tag|jour",
  "week|woche|semaine",
  "month|monat|mois",
  "quarter|quartal|trimestre",
  "year|jahr|an(?:née)?",
];
const last = spans.map(
  (span) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:last|past|letzte[nmrs]?|vergangene[nmrs]?|vorige[nmrs]?) (?:${span})|(?:${span}) (?:dernière?|passée?))(?!\p{L})`,
      "iu",
    ),
);

/** Whether two sentences say which in a row they are of, and it is another: the second day, not the first; last month, not last year. */
export function areOfOtherOrder(claim: string, evidence: string): boolean {
  return (
    areOther(placesOf(claim, patterns), placesOf(evidence, patterns)) ||
    areOther(placesOf(claim, last), placesOf(evidence, last))
  );
}

function areOther(said: readonly number[], there: readonly number[]): boolean {
  return there.length > 0 && said.some((one) => !there.includes(one));
}

function placesOf(text: string, known: readonly RegExp[]): readonly number[] {
  return known.flatMap((pattern, at) => (pattern.test(text) ? [at] : []));
}
