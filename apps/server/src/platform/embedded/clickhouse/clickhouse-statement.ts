/** A ClickHouse string literal of exactly this text. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A ClickHouse identifier of exactly this name. */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}

/** The format that a statement names at its end, or undefined. */
export function formatIn(sql: string): string | undefined {
  return /\bFORMAT\s+(\w+)\s*(?:SETTINGS\s[^']*)?;?\s*$/i.exec(sql)?.[1];
}

/** Whether a statement only reads; comments before it make it count as one that does not. */
export function onlyReads(sql: string): boolean {
  return /^[\s(]*(SELECT|WITH|SHOW|DESCRIBE|DESC|EXISTS|EXPLAIN)\b/i.test(sql);
}

/** Whether a statement is one whose rows the engine can give piece by piece. */
export function isSelect(sql: string): boolean {
  return /^[\s(]*(SELECT|WITH)\b/i.test(sql);
}

export function isInsert(sql: string): boolean {
  return /^\s*INSERT\s/i.test(sql);
}

const quotedOrComment = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Whether something follows a semicolon. Never so for an insert, whose rows may hold anything. */
export function isSeveral(sql: string): boolean {
  return !isInsert(sql) && /;\s*\S/.test(sql.replace(quotedOrComment, " "));
}

/** The names in `{name:Type}` placeholders of a statement. Text that looks like one counts too, which is harmless. */
export function placeholdersIn(sql: string): readonly string[] {
  return Array.from(sql.matchAll(/\{\s*(\w+)\s*:/g), ([, name = ""]) => name);
}

/** An insert whose rows follow in the request's body. */
export interface RowsInsert {
  /** "database.table" */
  readonly table: string;
  readonly columns: readonly string[] | undefined;
  readonly format: RowsFormat;
}

const rowsFormats = [
  "JSONEachRow",
  "JSONCompactEachRow",
  "CSV",
  "CSVWithNames",
  "TSV",
  "TabSeparated",
] as const;

type RowsFormat = (typeof rowsFormats)[number];

const rowsInsert =
  /^\s*INSERT\s+INTO\s+(\w+(?:\.\w+)?)\s*(?:\(\s*(\w+(?:\s*,\s*\w+)*)\s*\))?\s*FORMAT\s+(\w+)\s*$/i;

/** Reads the plain form in which clients send rows; undefined for every other insert, and for unusual names. */
export function parseRowsInsert(sql: string, database: string): RowsInsert | undefined {
  const [, table, columns, name] = rowsInsert.exec(sql) ?? [];
  const format = rowsFormats.find((known) => known === name);
  if (!table || !format || !/^\w+$/.test(database)) return undefined;

  const qualified = table.includes(".") ? table : `${database}.${table}`;
  return { table: qualified, columns: columns?.split(/\s*,\s*/), format };
}
