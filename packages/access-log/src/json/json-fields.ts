import { type EntryReader, entryOf, type Field, type RawEntry } from "../log-entry.ts";
import { isAbsolute, plainTarget, splitAddress } from "../request-target.ts";
import { isRecord, joinedTextOf, objectOf, valueAt } from "./json-values.ts";

/** Under which names each field may stand, the best first; a dot leads into an object, or is part of the name. */
export type FieldNames = { readonly [field in Field]?: readonly string[] };

/** How a program or a vendor writes requests as objects. */
export interface JsonDialect {
  /** Names without which an object is of another dialect. */
  readonly marks: readonly string[];
  readonly names: FieldNames;
  /** Puts right what stands otherwise than in other logs; undefined for what is no visit, such as a part of another request. */
  readonly amend?: (raw: RawEntry, object: Record<string, unknown>) => RawEntry | undefined;
}

/** Reads a line that is an object of a dialect. */
export function jsonReader({ marks, names, amend }: JsonDialect): EntryReader {
  const rawOf = fieldsReader(names);
  return (line) => {
    const object = objectOf(line);
    if (!object || !marks.every((mark) => valueAt(object, mark) !== undefined)) return objectFault(line);
    const raw = rawOf(object);
    if (raw.path === undefined && raw.request === undefined) return "format";
    const amended = amend ? amend(raw, object) : raw;
    return amended && entryOf(tidied(amended));
  };
}

/** The brackets around a list over several lines are no requests and no mistakes. */
export function objectFault(line: string): "format" | undefined {
  return line === "[" || line === "]" ? undefined : "format";
}

/** Use of a value: the field, and how far down the list of its names its name stands. */
interface Slot {
  readonly field: Field;
  readonly rank: number;
}

interface NestedField {
  readonly steps: readonly string[];
  readonly slot: Slot;
}

/**
 * Reads what stands under the names; what is empty, or "-", stands under none. Loosely also where a name is written with other
 * capitals and signs between its words: `ClientIp` is `client_ip`.
 */
export function fieldsReader(
  names: FieldNames,
  { isLoose = false }: { readonly isLoose?: boolean } = {},
): (object: Record<string, unknown>) => RawEntry {
  const fields = Object.entries(names) as readonly (readonly [Field, readonly string[]])[];
  const slots = new Map<string, Slot[]>();
  const looseSlots = new Map<string, Slot[]>();
  const nested = new Map<string, NestedField[]>();
  for (const [field, candidates] of fields)
    for (const [rank, name] of candidates.entries()) {
      const [root = "", ...steps] = name.split(".");
      slots.set(name, [...(slots.get(name) ?? []), { field, rank }]);
      if (isLoose) looseSlots.set(loose(name), [...(looseSlots.get(loose(name)) ?? []), { field, rank }]);
      if (steps.length > 0) nested.set(root, [...(nested.get(root) ?? []), { steps, slot: { field, rank } }]);
    }

  /** The same keys come in each line, so what they mean is kept. */
  const slotsOf = (key: string): readonly Slot[] => {
    const known = slots.get(key);
    if (known || !isLoose) return known ?? [];
    const found = looseSlots.get(loose(key)) ?? [];
    if (slots.size < keysMax) slots.set(key, found);
    return found;
  };

  // By the object's own keys, which are fewer than the names that might be in it.
  return (object) => {
    const raw: RawEntry = {};
    const ranks: { [field in Field]?: number } = {};
    const put = (value: unknown, { field, rank }: Slot): void => {
      const text = joinedTextOf(value);
      if (text === undefined || text === "" || text === "-" || rank > (ranks[field] ?? rank)) return;
      raw[field] = text;
      ranks[field] = rank;
    };
    for (const key in object) {
      const value = object[key];
      for (const slot of slotsOf(key)) put(value, slot);
      if (!isRecord(value)) continue;
      for (const { steps, slot } of nested.get(key) ?? []) put(valueIn(value, steps), slot);
    }
    return raw;
  };
}

const keysMax = 1_000;

/** Azure's Log Analytics adds the type: `clientIp_s`. */
function loose(name: string): string {
  return name
    .slice(0, 100)
    .replace(/_[sd]$/, "")
    .replace(/[-_ ]/g, "")
    .toLowerCase();
}

function valueIn(object: Record<string, unknown>, steps: readonly string[]): unknown {
  let at: unknown = object;
  for (const step of steps) at = isRecord(at) ? at[step] : undefined;
  return at;
}

/**
 * Fields as all logs have them: a target without the site's address, in the spelling of others, and a chain of addresses where it
 * belongs. Changes what it is given.
 */
export function tidied(raw: RawEntry): RawEntry {
  if (raw.clientIp?.includes(",")) {
    raw.forwardedFor ??= raw.clientIp;
    raw.clientIp = undefined;
  }
  if (raw.request !== undefined) raw.request = plainTarget(raw.request);
  if (raw.path === undefined) return raw;

  if (isAbsolute(raw.path)) {
    const { target, host } = splitAddress(raw.path);
    raw.path = target;
    raw.host ??= host;
  }
  raw.path = plainTarget(raw.path);
  return raw;
}
