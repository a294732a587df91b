import { z } from "zod";

/** Formats that a list can be saved as: CSV and XLSX for spreadsheets, NDJSON (a JSON object a line) for programs. */
export const fileFormats = ["csv", "ndjson", "xlsx"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const contentTypes = {
  csv: "text/csv; charset=utf-8",
  ndjson: "application/x-ndjson; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<FileFormat, string>;

/** One page as JSON, or the whole filtered list as a file. */
export const listFormat = z.enum(["json", ...fileFormats]).default("json");
export type ListFormat = z.output<typeof listFormat>;
