import type { AnswerList, JsonObject } from "../catalogue/shown-tool.ts";

/** A list as tools tell it: what a column is stands once. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Fields of a page that its table tells in words of its own. */
const pageFields = new Set(["count", "next", "previous", "results"]);

/** Rows of an answer that is a list, and what stands beside them. */
export function tableOf(
  answer: unknown,
  { rows: field, columns, isPaged, total }: AnswerList,
): { readonly table: Table; readonly beside: JsonObject; readonly total: number | undefined } {
  const whole = Array.isArray(answer) ? {} : objectOf(answer);
  const items = Array.isArray(answer) ? answer : whole[field ?? ""];
  const rows = (Array.isArray(items) ? items : []).map((item) => {
    const row = objectOf(item);
    return columns.map((column) => row[column] ?? null);
  });
  const beside = Object.entries(whole).filter(
    ([name]) => name !== field && !(isPaged && pageFields.has(name)),
  );
  const count = total === undefined ? rows.length : whole[total];
  return {
    table: { columns, rows },
    beside: Object.fromEntries(beside),
    total: typeof count === "number" ? count : undefined,
  };
}

export function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? (value as JsonObject) : {}; // an object, as was just looked
}
