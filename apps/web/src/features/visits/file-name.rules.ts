import type { DayRange } from "#ui/day-range.ts";

const slugCharactersMax = 60;

/** What the file of the exported visits is called; every operating system accepts it. */
export function fileName(workspaceName: string, { from, to }: DayRange): string {
  const plain = workspaceName.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const slug = plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, slugCharactersMax)
    .replace(/^-+|-+$/g, "");
  return `${["visits", slug, from, to].filter(Boolean).join("_")}.csv`;
}
