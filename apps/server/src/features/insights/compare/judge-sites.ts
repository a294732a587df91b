import type { ShownInterval } from "@citelens/statistics";
import type { Tools } from "#platform/tools.ts";
import { usesOf } from "../sums/kept-sums.ts";
import type { Scope } from "../sums/scope.ts";
import { comparedCells, sitePairs } from "./compared-cells.ts";
import { intervalIn, type JudgedRow, judgeRows, notJudged } from "./measured.rules.ts";
import { citingSite } from "./subjects.rules.ts";

export interface JudgedSite extends JudgedRow {
  readonly previous_use_count: number;
  readonly interval: ShownInterval | null;
}

/** Verdicts on the use of these sites, in their order. */
export async function judgeSites<Site extends { readonly domain: string; readonly uses: number }>(
  tools: Tools,
  scope: Scope,
  {
    sites,
    n,
    previousN,
  }: {
    readonly sites: readonly Site[];
    /** Answers that cite anything, now and before. */
    readonly n: number;
    readonly previousN: number;
  },
): Promise<(Site & JudgedSite)[]> {
  const domains = sites.map(({ domain }) => domain);
  const [earlier, cells, pairs] = await Promise.all([
    usesOf(tools, scope, { period: scope.before, domains }),
    comparedCells(tools, scope),
    sitePairs(tools, scope, domains),
  ]);
  const { shared, isComparable } = cells.comparison;
  const rows = sites.map((site) => {
    const { domain, uses } = site;
    const previous_use_count = earlier.get(domain) ?? 0;
    const compared = {
      now: citingSite(cells.now, pairs.now, domain),
      before: citingSite(cells.before, pairs.before, domain),
      shared,
      isComparable,
      whole: {
        now: { hits: uses, total: n },
        before: { hits: previous_use_count, total: previousN },
      },
    };
    return { site: { ...site, previous_use_count, interval: intervalIn(compared) }, compared };
  });
  const judged = judgeRows(rows.map(({ compared }) => compared));
  return rows.map(({ site }, index) => ({ ...site, ...(judged[index] ?? notJudged) }));
}
