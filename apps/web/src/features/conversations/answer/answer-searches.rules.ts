import type { SearchShown } from "@citelens/contract/answers";
import { counted } from "#lib/figures.ts";

/** What a search found, in words, such as "Found 8 pages, 2 of yours". */
export function foundText(found: NonNullable<SearchShown["found"]>): string {
  if (found.length === 0) return "Found nothing";

  const own = found.filter(({ kind }) => kind === "OWNED").length;
  return `Found ${counted(found.length, "page")}, ${own === 0 ? "none" : own} of yours`;
}
