/** One line of the table of benchmarks: what was measured, beside the ceiling or peer that ran in the same minute. */
export interface BenchRow {
  readonly what: string;
  readonly value: string;
  readonly ceiling: string;
  /** The value as a part or a multiple of the ceiling: the only figure that can be compared between machines. */
  readonly ratio: string;
  readonly goal: string;
}

const columns: readonly (keyof BenchRow)[] = ["what", "value", "ceiling", "ratio", "goal"];

/** Writes the rows as a Markdown table with aligned columns, so that it can be put into a document as it is. */
export function printTable(rows: readonly BenchRow[]): void {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;

  console.log(line(columns));
  console.log(line(widths.map((width) => "-".repeat(width))));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

/** The value below which a part of the values lies; `part` from 0 to 1. NaN for no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How long each takes, in milliseconds, one after the other and so for many rounds; a first one is not counted. */
export async function takeTurns(
  runs: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[][]> {
  for (const run of runs) await run();

  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const startedAt = performance.now();
      await run();
      times[index]?.push(performance.now() - startedAt);
    }
  }
  return times;
}
