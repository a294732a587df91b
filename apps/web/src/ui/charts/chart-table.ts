import { csvLine, csvStart } from "@citelens/contract/base/csv";
import { hundredthsText } from "#lib/figures.ts";

export type ChartCell = string | number | null;

export interface ChartColumn {
  readonly header: string;
  readonly kind: "text" | "number";
  /** Formats a number in the table; files contain it unformatted. */
  readonly format?: (value: number) => string;
}

/** The data of a chart, in rows. */
export interface ChartTable {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

export function csvOf({ columns, rows }: ChartTable): string {
  return csvStart + [columns.map(({ header }) => header), ...rows].map(csvLine).join("");
}

/** The cell as displayed; a dash for unknown values. */
export function cellText(cell: ChartCell, { format }: ChartColumn): string {
  if (cell === null || cell === "") return "–";
  if (typeof cell === "string") return cell;
  return format ? format(cell) : hundredthsText(cell);
}

/** A file name from the title that is valid everywhere, such as "visibility-index.csv". */
export function chartFileName(title: string, extension: "csv" | "png"): string {
  const slug = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, slugCharactersMax)
    .replace(/^-+|-+$/g, "");
  return `${slug || "chart"}.${extension}`;
}

const slugCharactersMax = 60;
