/** Kinds of columns of a file, as its readers see them; with a question mark where there may be nothing. */
const clickHouseTypes = {
  string: "String",
  timestamp: "DateTime64(3, 'UTC')",
  date: "Date",
  boolean: "Bool",
  integer: "Int64",
  number: "Float64",
} as const;

type PlainKind = keyof typeof clickHouseTypes;
export type ColumnKind = PlainKind | `${PlainKind}?` | "strings";

/** Names of columns in their order, each with its kind. */
export type ParquetColumns = Readonly<Record<string, ColumnKind>>;

/** ClickHouse's type of a column. */
export function clickHouseType(kind: ColumnKind): string {
  if (kind === "strings") return "Array(String)";
  const plain = clickHouseTypes[kind.replace("?", "") as PlainKind]; // a kind without its mark is a plain one
  return kind.endsWith("?") ? `Nullable(${plain})` : plain;
}
