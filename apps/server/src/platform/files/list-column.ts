import type { ColumnType } from "./xlsx/xlsx-cells.ts";

/** A column by its name; one whose texts are dates says so, so that nobody has to guess it from a text. */
export type ListColumn = string | { readonly name: string; readonly type: ColumnType };

/** A column of instants or days, as the API writes them. */
export function dates(name: string): ListColumn {
  return { name, type: "dates" };
}
