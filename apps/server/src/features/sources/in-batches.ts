type Cells = readonly (string | number | boolean | null)[];

interface Batch {
  readonly limit: number;
  readonly offset: number;
}

const rowsMax = 2000;

/** The rows of a list of any length as cells, so many at a time as the reader takes them. */
export async function* inBatches<Row>(
  read: (batch: Batch) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => Cells,
): AsyncGenerator<Cells> {
  for (let offset = 0; ; offset += rowsMax) {
    const rows = await read({ limit: rowsMax, offset });
    for (const row of rows) yield cellsOf(row);
    if (rows.length < rowsMax) return;
  }
}
