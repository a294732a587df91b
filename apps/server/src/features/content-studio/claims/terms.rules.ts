import { familyOf, type Value } from "./values/value.rules.ts";

/** Kinds of things that a time, a weight, a length or a price is of; a value of one is none of another. */
const kinds: Readonly<Record<string, readonly (readonly [name: string, words: RegExp])[]>> = {
  duration: [
    ["warranty", /warrant|guarant|garant|gewährleist|waarborg/iu],
    ["trial", /(?<!\p{L})(?:try|trial|test|ausprobier|probe|prob(?:ar|eer|are)|essa[iy]|experiment)/iu],
    ["cancelling", /cancel|storn|kündig|annul|résili|anular|disdi|opzeg/iu],
    ["withdrawing", /withdraw|widerruf|renonc|rétract|desist|reced|herroep/iu],
    [
      "returning",
      /return|refund|send back|rückgabe|zurück|umtausch|retour|renvo|devol|restitu|reso(?!\p{L})/iu,
    ],
    [
      "delivering",
      /deliver|shipp?|dispatch|post(?:s|ed)?(?!\p{L})|liefer|versand|versend|livrai|livr[eé]|expédi|entreg|env[ií]|consegn|spedi|bezorg|lever/iu,
    ],
    ["keeping", /(?<!\p{L})(?:keeps?|kept|stored?|aufbewahr|haltbar|conserv|garde|bewaar)/iu],
    [
      "charging",
      /(?<!\p{L})(?<!(?:one|single|full|per|une) )(?:re)?charg(?:e|es|ing|er|é|ée)(?!\p{L}| (?:of|for))|(?<!\p{L})(?<!(?:einer|pro|vollen) )(?:auf)?(?:laden|ladung|ladezeit|geladen|lädt)|carica|oplad|laadt/iu,
    ],
    ["lasting", /(?<!\p{L})(?:lasts?|lasting|runtime|battery life|laufzeit|hält|autonomie|tient)(?!\p{L})/iu],
    ["reporting", /report|(?<!\p{L})(?:ge)?meld|déclar|denunci|aangif/iu],
    [
      "opening",
      /(?<!\p{L})(?:open|opened|staffed|geöffnet|besetzt|erreichbar|ouvert|ouvre|abiert|apert|geopend)/iu,
    ],
  ],
  g: [
    ["weighing", /weigh|wieg|gewicht|schwer|pèse|poids|pesa|peso|weegt/iu],
    [
      "carrying",
      /carr(?:y|ies)|hold|support|load|bear|capacity|trägt|trag|belast|zulad|port(?:e|er|ant)(?!\p{L})|charge|soport|cargas?(?!\p{L})|draag/iu,
    ],
  ],
  m: [
    ["height", /tall|high|height|hoch|höhe|haut|alto|altura|altezza|hoog/iu],
    ["width", /wide|width|breit|large(?:ur)?|ancho|larg|breed/iu],
    ["length", /(?<!\p{L})long|length|länge|(?<!ent)lang(?!\p{L})|longueur|lunghezza/iu],
    ["depth", /deep|depth|tief|profond/iu],
    ["distance", /away|entfernt|range|reichweite|autonomie|from the/iu],
  ],
};

/** Whether a claim and what is to prove it say of their values that they are of different things: a trial is no warranty. */
export function areOfOtherTerms(
  claim: { readonly text: string; readonly value: Value },
  evidence: { readonly text: string; readonly value: Value },
): boolean {
  const known = kinds[familyOf(claim.value.measure)];
  if (!known) return false;
  const claimed = termsOf(claim, known);
  const there = termsOf(evidence, known);
  // Anything may last; how long it lasts is not how long it charges.
  if ([claimed, there].some(([name]) => name === "lasting"))
    return [...claimed, ...there].includes("charging");
  return claimed.length > 0 && there.length > 0 && !claimed.some((name) => there.includes(name));
}

/** Terms of the words up to the next border on either side, or of the whole sentence where these say nothing. */
function termsOf(
  { text, value }: { readonly text: string; readonly value: Value },
  known: readonly (readonly [string, RegExp])[],
): readonly string[] {
  const named = (words: string): readonly string[] => namedIn(words, known);
  const before = text.slice(0, value.start).split(border).at(-1) ?? "";
  const [behind = ""] = text.slice(value.end).split(border);
  // "A box of 800 g carries 30 kg": what stands between two values is mostly of the second.
  if (/\d/.test(behind)) return named(before);
  const own = named(before + behind);
  return own.length > 0 ? own : named(text);
}

const border =
  /[,;:](?=\s)|\s[-–—]\s|(?<!\p{L})(?:and|while|but|und|während|aber|et|mais|tandis|y|pero|e|ma|en|maar)(?!\p{L})/iu;

/** A way back is delivered, too, and no delivery; a trial, a warranty and the like may last. */
function namedIn(words: string, known: readonly (readonly [string, RegExp])[]): readonly string[] {
  const found = known.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
  const less = found.includes("returning") ? "delivering" : "lasting";
  return found.length < 2 ? found : found.filter((name) => name !== less && name !== "lasting");
}
