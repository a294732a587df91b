import type { Tools } from "#platform/tools.ts";
import { type JudgedSite, judgeSites } from "./compare/judge-sites.ts";
import { addAnswers } from "./store/answer-tally.rules.ts";
import {
  listSourceRows,
  type SourceRows,
  sumUsesByDay,
  type WantedSources,
} from "./store/source-lists.sql.ts";
import { answersByDay } from "./sums/kept-sums.ts";
import type { Scope } from "./sums/scope.ts";

/** Sites that answers cite or were made from: one slice of the list, and how many there are of each kind. */
export function listSourceUses(tools: Tools, scope: Scope, wanted: WantedSources): Promise<SourceRows> {
  return listSourceRows(tools, scope, wanted);
}

/** Bases of the shares of all sites. */
export interface CitingAnswers {
  /** Answers that cite anything, now and before. */
  readonly n: number;
  readonly previousN: number;
  /** Days on which there were answers, in order. */
  readonly days: readonly string[];
}

export async function citingAnswers(tools: Tools, scope: Scope): Promise<CitingAnswers> {
  const [now, before] = await Promise.all([
    answersByDay(tools, scope, scope.now),
    answersByDay(tools, scope, scope.before),
  ]);
  return {
    n: addAnswers(now).citing,
    previousN: addAnswers(before).citing,
    days: now.map(({ day }) => day),
  };
}

/** A site of the list, and how its use went. */
interface ListedSite {
  readonly domain: string;
  readonly uses: number;
}

/** How the use of these sites went in the period, and what may be said of its change; in their order. */
export async function sourceTrends<Site extends ListedSite>(
  tools: Tools,
  scope: Scope,
  { sites, n, previousN }: Pick<CitingAnswers, "n" | "previousN"> & { readonly sites: readonly Site[] },
): Promise<(Site & JudgedSite & { readonly daily: ReadonlyMap<string, number> })[]> {
  const domains = sites.map(({ domain }) => domain);
  const [judged, daily] = await Promise.all([
    judgeSites(tools, scope, { sites, n, previousN }),
    sumUsesByDay(tools, scope, { period: scope.now, domains }),
  ]);
  const byDomain = Map.groupBy(daily, ({ domain }) => domain);
  return judged.map((site) => {
    const days = byDomain.get(site.domain) ?? [];
    return { ...site, daily: new Map(days.map(({ day, uses }) => [day, uses])) };
  });
}
