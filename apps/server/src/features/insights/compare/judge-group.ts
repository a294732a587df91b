import {
  changeVerdict,
  type DifferenceInChanges,
  differenceInChanges,
  type Pair,
  type Verdict,
} from "@citelens/statistics";
import type { Tools } from "#platform/tools.ts";
import type { Cell } from "../store/sums.sql.ts";
import type { Scope } from "../sums/scope.ts";
import { comparedCells } from "./compared-cells.ts";
import { addUp, type MeasuredPair, pairKey } from "./measured.rules.ts";
import { citingClient, namingClient } from "./subjects.rules.ts";

interface HitCount {
  readonly hits: number;
  readonly total: number;
}

/** Figures of all answers of a group of queries, before and now. */
export interface GroupFigure {
  readonly before: HitCount;
  readonly now: HitCount;
}

export interface JudgedGroup {
  readonly group: GroupFigure;
  readonly others: GroupFigure;
  /** Over the pairs that the same version of their model answered in both periods. */
  readonly difference: DifferenceInChanges | null;
  readonly verdict: Verdict | null;
}

/**
 * By how much more answers to some of the queries name the client and cite its pages than those to the others, now against before.
 * Not comparable where too little of either is the same in both periods; no verdict where there are no answers on one side.
 */
export async function judgeGroup(
  tools: Tools,
  scope: Scope,
  isOfGroup: (queryId: string) => boolean,
): Promise<{ readonly named: JudgedGroup; readonly cited: JudgedGroup }> {
  const { now, before, comparison } = await comparedCells(tools, scope);
  const judged = (measured: (cells: readonly Cell[]) => MeasuredPair[]): JudgedGroup => {
    const part = (all: readonly MeasuredPair[], isIn: boolean): MeasuredPair[] =>
      all.filter(({ query_id }) => isOfGroup(query_id) === isIn);
    const [after, formerly] = [measured(now), measured(before)];
    const group = { before: part(formerly, true), now: part(after, true) };
    const others = { before: part(formerly, false), now: part(after, false) };
    const difference = differenceInChanges(
      pairsOf(group, comparison.shared),
      pairsOf(others, comparison.shared),
    );
    return {
      group: summed(group),
      others: summed(others),
      difference,
      verdict:
        group.before.length === 0 || group.now.length === 0
          ? null
          : changeVerdict({ change: difference, isComparable: difference !== null }),
    };
  };
  return { named: judged(namingClient), cited: judged(citingClient) };
}

interface Sides {
  readonly before: readonly MeasuredPair[];
  readonly now: readonly MeasuredPair[];
}

function pairsOf({ before, now }: Sides, shared: ReadonlySet<string>): Pair[] {
  const earlier = new Map(before.map((one) => [pairKey(one), one]));
  return now.flatMap((after): Pair[] => {
    const key = pairKey(after);
    const other = earlier.get(key);
    return other && shared.has(key) ? [{ cluster: after.query_id, before: other, after }] : [];
  });
}

function summed({ before, now }: Sides): GroupFigure {
  return { before: addUp(before), now: addUp(now) };
}
