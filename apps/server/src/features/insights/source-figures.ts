import type { Tools } from "#platform/tools.ts";
import { addAnswers } from "./answer-tally.rules.ts";
import { mayCompare } from "./comparability.rules.ts";
import { comparability } from "./comparability.ts";
import { answersByDay } from "./kept-sums.ts";
import type { Scope } from "./scope.ts";
import { listSourceRows, type SourceRows, sumUsesByDay, type WantedSources } from "./source-lists.sql.ts";
import { sumUses } from "./sums.sql.ts";

/** Sites that answers cite or were made from: one slice of the list, and how many there are of each kind. */
export function listSourceUses(tools: Tools, scope: Scope, wanted: WantedSources): Promise<SourceRows> {
  return listSourceRows(tools, scope, wanted);
}

/** What the shares of all sites are shares of. */
export interface CitingAnswers {
  /** Answers that cite anything, now and before. */
  readonly n: number;
  readonly previousN: number;
  /** Those on which there were answers, in order. */
  readonly days: readonly string[];
  readonly isComparable: boolean;
}

export async function citingAnswers(tools: Tools, scope: Scope): Promise<CitingAnswers> {
  const [now, before, reasons] = await Promise.all([
    answersByDay(tools, scope, scope.now),
    answersByDay(tools, scope, scope.before),
    comparability(tools, scope),
  ]);
  return {
    n: addAnswers(now).citing,
    previousN: addAnswers(before).citing,
    days: now.map(({ day }) => day),
    isComparable: mayCompare(reasons),
  };
}

export interface SourceTrends {
  /** By the site: how many answers of the period before cite it. */
  readonly before: ReadonlyMap<string, number>;
  /** By the site and the day: how many answers cite it; days without any are not there. */
  readonly daily: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** How the use of these sites went in the period, and what it was before. */
export async function sourceTrends(
  tools: Tools,
  scope: Scope,
  domains: readonly string[],
): Promise<SourceTrends> {
  const [before, daily] = await Promise.all([
    sumUses(tools, scope, { period: scope.before, domains }),
    sumUsesByDay(tools, scope, { period: scope.now, domains }),
  ]);
  const byDomain = Map.groupBy(daily, ({ domain }) => domain);
  return {
    before,
    daily: new Map(
      [...byDomain].map(([domain, days]) => [domain, new Map(days.map(({ day, uses }) => [day, uses]))]),
    ),
  };
}
