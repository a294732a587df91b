import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type CitedPage, listCitedPages } from "../../gather/cited-pages.ts";
import type { OptimizationRow } from "../../store/optimizations.sql.ts";
import { rivalsOfQuestion } from "../../store/protocol.rules.ts";

/** More than are needed: some will not be readable. */
const candidatesMax = 8;

export interface RivalPages {
  /** Number among the target queries, from 0. */
  readonly query: number;
  readonly text: string;
  /** The pages of others that its answers cite, the most cited first. */
  readonly cited: readonly CitedPage[];
}

/** The pages that stand beside ours, of each target query. */
export async function listRivalPages(
  tools: Tools,
  place: Place,
  { queries, page_url }: OptimizationRow,
): Promise<RivalPages[]> {
  const found: RivalPages[] = [];
  for (const [query, target] of queries.entries()) {
    const cited = await listCitedPages(tools, place, { queries: [target], limit: candidatesMax });
    found.push({ query, text: target.text, cited: cited.filter(({ url }) => url !== page_url) });
  }
  return found;
}

export function hasEnough(pages: readonly unknown[]): boolean {
  return pages.length >= rivalsOfQuestion;
}

export const tooFewCited = `Fewer than ${rivalsOfQuestion} pages of others are cited for it by the answers of 90 days.`;
export const tooFewRead = `Fewer than ${rivalsOfQuestion} of the pages that are cited for it could be read.`;
