import { z } from "zod";
import type { Endpoint, ParsedInput } from "./endpoint.ts";

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

/** The query of what takes nothing but the format. */
export const savedQuery = z.object({ format: listFormat });

/** The query of what can be saved, whatever it is saved as. */
export type ListQuery<E extends Endpoint> = Omit<ParsedInput<E>["query"], "format">;
