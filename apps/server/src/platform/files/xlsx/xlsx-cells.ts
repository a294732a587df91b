import type { CsvCell } from "@citelens/contract/base/csv";

/** How a column's texts are read: as instants or days, or as what they are. */
export type ColumnType = "dates" | "plain";

export interface XlsxColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** Most characters that a cell may have, as spreadsheets count them. */
export const charactersMax = 32_767;

/** The styles by their place in styles.xml. */
const styles = { header: 1, instant: 2, day: 3, text: 4 } as const;

/** A cell of the head: bold. */
export function headerCell(name: string, place: string): string {
  return textCell(name, place, styles.header);
}

/** A cell as XML; nothing for what is empty. A text is never a formula, whatever it begins with. */
export function cellXml(
  cell: CsvCell,
  { place, type }: { readonly place: string; readonly type: ColumnType },
) {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : "";
  if (typeof cell === "boolean") return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (type === "dates") {
    const style = dayShape.test(cell) ? styles.day : styles.instant;
    const serial = serialOf(cell);
    if (serial !== undefined) return `<c r="${place}" s="${style}"><v>${serial}</v></c>`;
  }
  return textCell(cell, place, looksLikeFormula.test(cell) ? styles.text : 0);
}

/** Spreadsheets would take it for a formula once somebody edits the cell, so its style says that it is none. */
const looksLikeFormula = /^\s*[=+\-@]/;

function textCell(text: string, place: string, style: number): string {
  const styled = style === 0 ? "" : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(fitting(text))}</t></is></c>`;
}

/** Cuts what no cell can hold, and says so in the cell. */
function fitting(text: string): string {
  if (text.length <= charactersMax) return text;
  const mark = ` … [cut: the text has ${text.length} characters]`;
  const kept = text.slice(0, charactersMax - mark.length);
  return (/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept) + mark;
}

const dayMs = 86_400_000;
/** Days between the first day that spreadsheets count and 1 January 1970. */
const daysBefore = 25_569;
/** Before March 1900 spreadsheets count a day that never was. */
const firstMs = Date.UTC(1900, 2, 1);
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;

/** The number by which spreadsheets know a date; undefined for a text that is none. */
function serialOf(text: string): number | undefined {
  if (!dayShape.test(text) && !instantShape.test(text)) return undefined;
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || ms < firstMs) return undefined;
  return ms / dayMs + daysBefore;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML cannot carry
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const named: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Characters that XML cannot carry are written as spreadsheets write them, and what looks like one of those is kept. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(
      special,
      (sign) => named[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    );
}
