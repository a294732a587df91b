import { csvLine } from "@citelens/contract/csv";
import { hundredthsText } from "#lib/figures.ts";

export type ChartCell = string | number | null;

export interface ChartColumn {
  readonly header: string;
  readonly kind: "text" | "number";
  /** How a number is written in the table; files carry it plain. */
  readonly format?: (value: number) => string;
}

/** The figures of a chart, in rows. */
export interface ChartTable {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

/** The table as CSV. */
export function csvOf({ columns, rows }: ChartTable): string {
  return [columns.map(({ header }) => header), ...rows].map(csvLine).join("");
}

/** The cell as people read it; a dash stands for what is not known. */
export function cellText(cell: ChartCell, { format }: ChartColumn): string {
  if (cell === null || cell === "") return "–";
  if (typeof cell === "string") return cell;
  return format ? format(cell) : hundredthsText(cell);
}

/** What a file of this title may be called everywhere, such as "visibility-index.csv". */
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
