/** Text that somebody else wrote: data for whoever reads it, whatever it says. */
export interface MarkedText {
  readonly untrusted_text: string;
  readonly from: string;
}

/** Characters of a text in a list or a card; the whole of an answer is read by itself. */
export const textCharactersMax = 2_000;

/** Controls but line breaks and tabs; marks of direction; invisible letters that only programs read. */
const unseen =
  /[^\P{Cc}\n\t]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

/** Text without what nobody sees, and without halves of characters. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(unseen, "");
}

export function markedText(text: string, from: string): MarkedText {
  return { untrusted_text: plainText(text), from };
}

/** Beginning of a text that is too long for a list. */
export function beginning(text: string, charactersMax: number): string {
  return text.length > charactersMax ? `${text.slice(0, charactersMax).toWellFormed()}…` : text;
}

/** Writers of the text of a field, by the field's name. */
const writers: Readonly<Record<string, string>> = {
  text: "an answer of an AI model",
  preview: "an answer of an AI model",
  answer_preview: "an answer of an AI model",
  negative_sentence: "an answer of an AI model",
  sentence: "an answer of an AI model",
  evidence: "an answer of an AI model",
  search_queries: "a search of an AI model",
  query: "a search of an AI model",
  title: "the title of a page",
  url: "an address of a page",
  current_url: "an address of a page",
  path: "an address that was asked for",
  domain: "a site",
  domains: "a site",
  files: "an address of a page",
  rule: "robots.txt of a site",
  found: "a page",
  failure: "a provider of AI models",
};
const anybody = "a third party";

/** Places of foreign texts in an answer, as a tree; `*` stands for each item or field. */
export interface ForeignPlaces {
  readonly isText: boolean;
  readonly below: ReadonlyMap<string, ForeignPlaces>;
}

/** The tree of such paths as `results.*.title`. */
export function foreignPlaces(paths: readonly string[]): ForeignPlaces {
  return placesOf(paths.map((path) => path.split(".")));
}

function placesOf(ways: readonly (readonly string[])[]): ForeignPlaces {
  const firsts = new Set(ways.flatMap(([first]) => first ?? []));
  const below = [...firsts].map((first): [string, ForeignPlaces] => [
    first,
    placesOf(ways.filter((way) => way[0] === first).map(([, ...rest]) => rest)),
  ]);
  return { isText: ways.some((way) => way.length === 0), below: new Map(below) };
}

export interface ToldValue {
  readonly value: unknown;
  /** Whether a text was too long and is cut. */
  readonly isCut: boolean;
}

/** An answer as it is told, in one walk: foreign texts in objects of their own, texts not longer than that, and no icons. */
export function toldValue(
  answer: unknown,
  { places, charactersMax }: { readonly places: ForeignPlaces; readonly charactersMax: number },
): ToldValue {
  const walk: Walk = { charactersMax, isCut: false };
  return { value: told(walk, answer, { at: places, from: anybody }), isCut: walk.isCut };
}

interface Walk {
  readonly charactersMax: number;
  isCut: boolean;
}

interface WalkedPlace {
  /** Foreign texts here and below; undefined where there are none. */
  readonly at: ForeignPlaces | undefined;
  readonly from: string;
}

function told(walk: Walk, value: unknown, place: WalkedPlace): unknown {
  if (typeof value === "string") return toldText(walk, value, place);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const below = { ...place, at: behind(place.at, "*") };
    return value.map((item) => told(walk, item, below));
  }
  const fields: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    if (!isPicture(name)) fields[name] = told(walk, one, placeOf(place, name));
  }
  return fields;
}

function toldText(walk: Walk, text: string, { at, from }: WalkedPlace): string | MarkedText {
  walk.isCut ||= text.length > walk.charactersMax;
  const short = beginning(text, walk.charactersMax);
  return at?.isText ? markedText(short, from) : short;
}

function placeOf({ at, from }: WalkedPlace, name: string): WalkedPlace {
  const below = behind(at, name);
  return { at: below, from: below ? (writers[name] ?? from) : from };
}

/** Places below one; whatever stands in a foreign text is foreign. */
function behind(at: ForeignPlaces | undefined, name: string): ForeignPlaces | undefined {
  return at?.isText ? at : (at?.below.get(name) ?? at?.below.get("*"));
}

/** Paths of icons on this server, which say nothing to whoever reads. */
export function isPicture(field: string): boolean {
  return field.endsWith("favicon");
}
