export type CsvCell = string | number | boolean | null;

/** The byte order mark, with which each file of CSV begins: without it spreadsheets take its text for that of their system. */
export const csvStart = "\ufeff";

/**
 * One line of CSV, for every export of server and browser. Numbers stay numbers. Text is quoted where a
 * spreadsheet could see a separator, and prefixed with an apostrophe so that it cannot become a formula: some
 * of it is untrusted input.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);

  const safe = cell.replace(formulaInside, "$1'").replace(formulaAtStart, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Characters that spreadsheets accept as the start of a formula, after blanks and quotes, including
 * full-width and small forms.
 */
const formula = String.raw`[\s"\ufeff\u200b-\u200d\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]`;
const formulaAtStart = new RegExp(String.raw`^(?=${formula}|[\t\r\n])`);
/**
 * In some locales spreadsheets separate cells by these, ignoring quotes around a cell that does not start its
 * line: the rest may become a cell of its own.
 */
const formulaInside = new RegExp(String.raw`([;\t\r\n])(?=${formula})`, "g");
