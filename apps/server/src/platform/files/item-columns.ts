import type { CsvCell } from "@citelens/contract/base/csv";
import { z } from "zod";
import { dates, type ListColumn } from "./list-column.ts";

/** How items of a list stand in a table. */
export interface ItemColumns<Item> {
  readonly header: readonly ListColumn[];
  readonly cellsOf: (item: Item) => readonly CsvCell[];
}

interface ItemColumn {
  /** The way to it, which is its name. */
  readonly names: readonly string[];
  readonly cellOf: (value: unknown) => CsvCell;
  /** Whether its cells are days or instants. */
  readonly isDate: boolean;
}

/**
 * The columns of a table are the fields of its items, as the contract has them: of an object within an item, each of its fields, named by
 * both; of a list, one cell with its values, and of a list of objects a column for each of their fields, in the order of the list.
 * Values of a list are joined by " | ", and a bar that stands in one of them is doubled. An object whose fields nobody knows before is
 * one cell of JSON. Icons are left out.
 */
export function columnsOf<Item>(item: z.ZodType<Item>): ItemColumns<Item> {
  const columns = columnsIn(item);
  return {
    header: columns.map(({ names, isDate }) => (isDate ? dates(nameOf(names)) : nameOf(names))),
    cellsOf: (value) => columns.map(({ cellOf }) => cellOf(value)),
  };
}

function columnsIn(schema: unknown): ItemColumn[] {
  const bare = withoutNull(schema);
  if (bare instanceof z.ZodArray)
    return columnsIn(bare.element).map(({ names, cellOf }) => ({
      names,
      cellOf: (list) => joined(list, cellOf),
      isDate: false,
    }));

  const fields = fieldsOf(bare);
  if (!fields) return [{ names: [], cellOf: cellOfValue, isDate: isDateSchema(bare) }];
  return fields
    .filter(([name]) => !name.endsWith("favicon"))
    .flatMap(([name, field]) =>
      columnsIn(field).map(({ names, cellOf, isDate }) => ({
        names: [name, ...names],
        cellOf: (value) => cellOf(fieldOf(value, name)),
        isDate,
      })),
    );
}

function isDateSchema(schema: unknown): boolean {
  return schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime;
}

/** The schema of what stands in a field where something does. */
function withoutNull(schema: unknown): unknown {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? withoutNull(schema.unwrap())
    : schema;
}

/** Fields of objects, and of records whose names are known; undefined of anything else. */
function fieldsOf(schema: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((name) => [String(name), schema.valueType] as const);
  return undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
}

function cellOfValue(value: unknown): CsvCell {
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function joined(list: unknown, cellOf: ItemColumn["cellOf"]): CsvCell {
  if (!Array.isArray(list)) return null;
  return list.map((value) => String(cellOf(value) ?? "").replaceAll("|", "||")).join(" | ");
}

/** As a person reads it: "interval_low" is "Interval low". */
function nameOf(names: readonly string[]): string {
  const words = names.join(" ").replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
