import type { PageFacts } from "./page-facts.rules.ts";

/** Columns that lists show of a page, taken from its facts. */
export interface PageColumns {
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly words: number | null;
  /** The median of those that were measured; null where no server answered. */
  readonly first_byte_ms: number | null;
  readonly html_bytes: number | null;
}

const textCharactersMax = 300;

/** The columns of a page, from the day on which it was read. */
export function pageColumns({ fetch, html }: PageFacts, firstBytesMs: readonly number[]): PageColumns {
  return {
    title: html?.titles[0]?.text.slice(0, textCharactersMax) ?? null,
    description: html?.description?.text.slice(0, textCharactersMax) ?? null,
    canonical: html?.canonicals[0]?.url ?? null,
    words: html?.mainWords ?? null,
    first_byte_ms: fetch.status === null ? null : medianOf(firstBytesMs),
    html_bytes: html ? fetch.bytes : null,
  };
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
