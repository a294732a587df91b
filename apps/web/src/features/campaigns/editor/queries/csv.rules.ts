export interface CsvRow {
  /** The line number in the file, starting at 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [",", ";", "\t"] as const;

/**
 * Reads a table with comma, semicolon or tab between its cells, whichever the first line has most of. Cells in
 * quotes may hold separators, line breaks and doubled quotes. Lines without any words are left out.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let line = 1;
  let firstLine = 1;
  let isQuoted = false;

  const endRow = (): void => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== "")) rows.push({ line: firstLine, cells });
    cells = [];
    cell = "";
  };

  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === "\n") line += 1;
    if (isQuoted && sign === '"' && source.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === "")) {
      isQuoted = !isQuoted;
    } else if (isQuoted) {
      cell += sign;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      endRow();
      firstLine = line;
    } else {
      cell += sign;
    }
  }
  endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [firstLine = ""] = source.split("\n", 1);
  const count = (separator: string): number => firstLine.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}
