import { dayMs } from "@citelens/contract/base/days";
import type { EngineCoverage, IndexingSummary } from "@citelens/contract/traffic/indexing";
import { rateOf } from "@citelens/statistics";

type Figures = Pick<EngineCoverage, "covered" | "sitemap_pages" | "unverified">;

/**
 * Greatest coverage, in per cent: with the pages of which only unverified visits tell. All pages are counted and none sampled, so that not
 * chance but the unproven visits bound the figure. Null without a sitemap.
 */
export function mostCovered({ covered, unverified, sitemap_pages: pages }: Figures): number | null {
  return rateOf(covered + unverified, pages);
}

/** The engines of which something was seen, those that cover the most first, and the others in their usual order. */
export function byCoverage<Row extends Figures>(
  engines: readonly Row[],
): { readonly seen: readonly Row[]; readonly unseen: readonly Row[] } {
  const isSeen = ({ covered, unverified }: Row): boolean => covered + unverified > 0;
  return {
    seen: engines.filter(isSeen).toSorted((a, b) => b.covered - a.covered || b.unverified - a.unverified),
    unseen: engines.filter((engine) => !isSeen(engine)),
  };
}

/** Whether visits have been tracked for all the days that coverage looks at. */
export function isTrackedThroughout(
  { tracking_since: since, days }: Pick<IndexingSummary, "tracking_since" | "days">,
  nowMs: number,
): boolean {
  return since !== null && Date.parse(since) <= nowMs - days * dayMs;
}
