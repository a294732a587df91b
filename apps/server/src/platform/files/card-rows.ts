import { type CardFigure, cardFigure } from "@citelens/contract/base/card-figure";
import type { ListFormat } from "@citelens/contract/base/list-format";
import type { ListFile } from "#platform/list-file.ts";
import { wholeOrFile } from "./page-or-file.ts";

interface SavedCard {
  readonly query: { readonly format: ListFormat };
  /** Name of the file, without its ending. */
  readonly name: string;
}

/** A card as it is shown, or its figures as a file. */
export function figuresOrFile<Card extends object>(card: Card, asked: SavedCard): Card | ListFile {
  return wholeOrFile(card, { ...asked, item: cardFigure }, cardRows);
}

/** Every figure of a card, a row for each: those of the entries of its lists under the names of the entries. */
export function cardRows(card: object): CardFigure[] {
  return rowsIn(card, { way: [], of: [], times: [] });
}

interface CardPlace {
  readonly way: readonly string[];
  readonly of: readonly string[];
  /** Days or hours of the card, by which its series go. */
  readonly times: readonly string[];
}

function rowsIn(part: object, place: CardPlace): CardFigure[] {
  const fields = new Map<string, unknown>(Object.entries(part));
  const times = timesOf(fields) ?? place.times;
  const earlier = fields.get("previous");
  const before = new Map<string, unknown>(isObject(earlier) ? Object.entries(earlier) : []);
  return [...fields]
    .filter(([name]) => name !== "previous" || !isObject(earlier))
    .flatMap(([name, value]) => {
      const within = { ...place, times, way: [...place.way, name] };
      if (Array.isArray(value)) return rowsOfList(value, within);
      if (isObject(value)) return rowsIn(value, within);
      return [rowOf(within, { value, previous: before.get(name) ?? null })];
    });
}

function rowsOfList(list: readonly unknown[], place: CardPlace): CardFigure[] {
  if (list.length > 0 && list.every(isObject))
    return list.flatMap((entry) => rowsIn(entry, { ...place, of: [...place.of, labelOf(entry)] }));
  const isSeries = list.length === place.times.length && list.every((one) => typeof one === "number");
  if (isSeries && list.length > 0)
    return list.map((value, at) => rowOf(place, { value, at: place.times[at] ?? null }));
  return [rowOf(place, { value: list.map((one) => String(one).replaceAll("|", "||")).join(" | ") })];
}

function rowOf({ way, of }: CardPlace, given: Partial<Record<keyof CardFigure, unknown>>): CardFigure {
  const known = { figure: way.join("_"), of: of.filter(Boolean).join(" / "), at: null, previous: null };
  return cardFigure.parse({ ...known, ...given });
}

function timesOf(fields: ReadonlyMap<string, unknown>): readonly string[] | undefined {
  const times = fields.get("times") ?? fields.get("days");
  return Array.isArray(times) && times.every((one) => typeof one === "string") ? times : undefined;
}

/** Fields by which entries of cards are named, the first that there is. */
const labels = [
  "name",
  "key",
  "token",
  "assistant",
  "engine",
  "path",
  "link",
  "level",
  "check_id",
  "url",
  "agent",
  "network",
  "user_agent",
  "title",
  "status",
  "verdict",
  "id",
];

function labelOf(entry: object): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const named = labels.map((name) => fields.get(name)).find((value) => value !== undefined && value !== null);
  return isObject(named) ? labelOf(named) : String(named ?? "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
