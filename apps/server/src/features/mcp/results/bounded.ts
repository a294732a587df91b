import type { JsonObject } from "../catalogue/shown-tool.ts";
import { beginning } from "../texts/told-value.rules.ts";

/**
 * Characters of the structured half of a result. It stands in the result twice, once as text for clients that read nothing else, and
 * there with its quotes escaped: together they stay below 60,000, which is what a common client reads of 25,000 tokens.
 */
export const structuredCharactersMax = 25_000;
export const resultCharactersMax = 60_000;

/** How many of the rows fit into so many characters, one at least. */
export function rowsThatFit(rows: readonly unknown[], charactersMax: number): number {
  let characters = 0;
  const over = rows.findIndex((row) => {
    characters += JSON.stringify(row).length + 1;
    return characters > charactersMax;
  });
  return over === -1 ? rows.length : Math.max(1, over);
}

/**
 * An object in so many characters: its longest list, or else its longest text, is halved until it fits. A list that goes from the oldest to
 * the newest keeps its newest half. Names what was cut.
 */
export function fitted(
  value: JsonObject,
  charactersMax: number,
): { readonly value: JsonObject; readonly cut: readonly string[] } {
  let current = value;
  const cut = new Set<string>();
  while (JSON.stringify(current).length > charactersMax) {
    const longest = longestOf(current);
    if (!longest) break;
    const name = longest.way.filter((part) => typeof part === "string").join(".");
    cut.add(longest.isFromOldest ? `${name} (its oldest)` : name);
    current = halvedAt(current, longest.way) as JsonObject; // an object stays one: what is halved stands in it
  }
  return { value: current, cut: [...cut] };
}

type Step = string | number;

/** The list with the most to cut, or the text; a list of one item is looked into. */
function longestOf(value: unknown, way: readonly Step[] = []): Longest | undefined {
  if (typeof value === "string")
    return value.length > 200 ? { way, characters: value.length, isFromOldest: false } : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const own =
    Array.isArray(value) && value.length > 1
      ? { way, characters: JSON.stringify(value).length / 2, isFromOldest: isFromOldest(value) }
      : undefined;
  const below = Object.entries(value).map(([name, one]) =>
    longestOf(one, [...way, Array.isArray(value) ? Number(name) : name]),
  );
  return [own, ...below].reduce(
    (most, one) => (one && (!most || one.characters > most.characters) ? one : most),
    undefined,
  );
}

interface Longest {
  readonly way: readonly Step[];
  readonly characters: number;
  readonly isFromOldest: boolean;
}

/** Names of fields that say when. */
const times = ["day", "date", "hour", "week", "created"];

function isFromOldest(list: readonly unknown[]): boolean {
  const timeOf = (item: unknown, name: string): unknown =>
    typeof item === "object" && item !== null ? Reflect.get(item, name) : undefined;
  return times.some((name) => {
    const [first, last] = [timeOf(list[0], name), timeOf(list.at(-1), name)];
    return typeof first === "string" && typeof last === "string" && first < last;
  });
}

function halvedAt(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) {
    if (typeof value === "string") return beginning(value, Math.floor(value.length / 2));
    if (!Array.isArray(value)) return value;
    const kept = Math.ceil(value.length / 2);
    return isFromOldest(value) ? value.slice(-kept) : value.slice(0, kept);
  }
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? halvedAt(item, rest) : item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === step ? halvedAt(one, rest) : one]),
  );
}
