import { parseAdminSearch } from "../admin-search.rules.ts";

/** Filter of the failed jobs that the page lists. */
export interface JobsSearch {
  readonly queue?: string;
  /** The first line of their error. */
  readonly error?: string;
  /** Starts at 1; omitted on the first page. */
  readonly page?: number;
}

/** Parses the search parameters; invalid values are dropped. */
export function parseJobsSearch(raw: Readonly<Record<string, unknown>>): JobsSearch {
  const { page } = parseAdminSearch(raw);
  const queue = textOf(raw.queue, 100);
  const error = textOf(raw.error, 400);
  return {
    ...(queue !== undefined && { queue }),
    ...(error !== undefined && { error }),
    ...(page !== undefined && { page }),
  };
}

function textOf(value: unknown, charactersMax: number): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  return text !== "" && text.length <= charactersMax ? text : undefined;
}
