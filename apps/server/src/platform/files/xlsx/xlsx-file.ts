import type { CsvCell } from "@citelens/contract/base/csv";
import { type StreamedEntry, zipStream } from "../zip-stream.ts";
import { cellXml, headerCell, type XlsxColumn } from "./xlsx-cells.ts";
import { contentTypesXml, relationsXml, sheetEnd, sheetStart, stylesXml, workbookXml } from "./xlsx-parts.ts";

export interface XlsxTable {
  readonly sheetName: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;
  /** Rows of a sheet with its head; as many as spreadsheets can have, unless told. */
  readonly rowsMax?: number;
}

const sheetRowsMax = 1_048_576;
/** A sheet's XML is kept below what the format can count. */
const sheetCharactersMax = 1024 * 1024 * 1024;
const chunkLength = 64 * 1024;

/**
 * A workbook, written as its rows arrive. Rows that one sheet cannot hold stand on further ones, each with the same head, which is bold and
 * stays in sight.
 */
export function xlsxFile(table: XlsxTable): AsyncGenerator<Buffer> {
  return zipStream(parts(table));
}

async function* parts(table: XlsxTable): AsyncGenerator<StreamedEntry> {
  yield { name: "xl/styles.xml", content: [stylesXml] };
  const rows = rowsXml(table);
  let sheets = 0;
  try {
    for (let next = await rows.next(); sheets === 0 || !next.done; ) {
      sheets += 1;
      const sheet = { next };
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetXml(table, { rows, sheet }) };
      next = sheet.next;
    }
  } finally {
    await rows.return(undefined); // a reader that goes away ends what the rows are made of
  }
  yield { name: "xl/workbook.xml", content: [workbookXml(table.sheetName, sheets)] };
  yield { name: "xl/_rels/workbook.xml.rels", content: [relationsXml(sheets)] };
  yield { name: "_rels/.rels", content: [relationsXml()] };
  yield { name: "[Content_Types].xml", content: [contentTypesXml(sheets)] };
}

/** Makes the XML of a row of its number in the sheet. */
type RowXml = (row: number) => string;

async function* rowsXml({ columns, rows }: XlsxTable): AsyncGenerator<RowXml, undefined> {
  const places = columns.map(({ type }, at) => ({ letters: lettersOf(at), type }));
  for await (const cells of rows)
    yield (row) => {
      let xml = `<row r="${row}">`;
      for (const [at, { letters, type }] of places.entries())
        xml += cellXml(cells[at] ?? null, { place: `${letters}${row}`, type });
      return `${xml}</row>`;
    };
}

interface OpenSheet {
  readonly rows: AsyncGenerator<RowXml, undefined>;
  /** The row that comes next, which the sheet leaves to the one after it. */
  readonly sheet: { next: IteratorResult<RowXml, undefined> };
}

async function* sheetXml(
  { columns, rowsMax = sheetRowsMax }: XlsxTable,
  { rows, sheet }: OpenSheet,
): AsyncGenerator<string> {
  const head = columns.map(({ name }, at) => headerCell(name, `${lettersOf(at)}1`)).join("");
  let chunk = `${sheetStart(columns)}<row r="1">${head}</row>`;
  let length = 0;
  for (let row = 2; !sheet.next.done && row <= rowsMax && length < sheetCharactersMax; row += 1) {
    chunk += sheet.next.value(row);
    if (chunk.length > chunkLength) {
      length += chunk.length;
      yield chunk;
      chunk = "";
    }
    sheet.next = await rows.next();
  }
  yield chunk + sheetEnd;
}

/** The letters of a column: A to Z, AA and so on. */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}
