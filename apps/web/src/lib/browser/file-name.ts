import type { DayRange } from "#lib/dates/day-range.ts";

const slugCharactersMax = 60;

/** The file name of an export such as "visits", without its ending; valid on every operating system. */
export function fileName(rows: string, workspaceName: string, { from, to }: DayRange): string {
  return [rows, fileSlug(workspaceName), from, to].filter(Boolean).join("_");
}

/** A name as a part of a file's name; empty for one without letters and digits. */
export function fileSlug(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, slugCharactersMax)
    .replace(/^-+|-+$/g, "");
}
