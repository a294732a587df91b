export type CsvCell = string | number | boolean | null;

/**
 * One line of CSV for every export, of the server and of the browser. Numbers stay numbers. Text is quoted where any
 * spreadsheet could see a separator, and an apostrophe keeps it from being a formula: strangers write some of it.
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

/** What spreadsheets take for the start of a formula, after blanks and quotes; full-width and small signs among it. */
const formula = String.raw`[\s"\ufeff\u200b-\u200d\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]`;
const formulaAtStart = new RegExp(String.raw`^(?=${formula}|[\t\r\n])`);
/**
 * Some countries' spreadsheets separate cells by these, and see no quotes around a cell that does not begin its line: what
 * follows may become a cell of its own.
 */
const formulaInside = new RegExp(String.raw`([;\t\r\n])(?=${formula})`, "g");
