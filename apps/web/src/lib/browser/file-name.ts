import type { DayRange } from "#lib/dates/day-range.ts";

const slugCharactersMax = 60;

/** The file name of an export such as "visits", without its ending; valid on every operating system. */
export function fileName(rows: string, workspaceName: string, { from, to }: DayRange): string {
  const plain = workspaceName.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const slug = plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, slugCharactersMax)
    .replace(/^-+|-+$/g, "");
  return [rows, slug, from, to].filter(Boolean).join("_");
}
