import type { IncomparableReason } from "@citelens/contract/visibility/insight-constants";
import { addUp, type MeasuredPair, measure, pairKey } from "./measured.rules.ts";

interface Cell {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
}

/** Questions asked in a period: pairs of a query and a model with answers, and the versions behind them. */
interface AskedPeriod {
  readonly cells: readonly Cell[];
  readonly versions: readonly {
    readonly campaign_id: string;
    readonly operator_model: string;
    readonly model_id: string;
    readonly analyser_version: number;
  }[];
}

/** Parts that two periods share, so that it can be compared. */
export interface Comparison {
  /** Keys of the pairs that the same version of their model answered in both periods and the same analysis read. */
  readonly shared: ReadonlySet<string>;
  /** Whether enough is shared for a verdict. Where there is nothing before there is no difference either. */
  readonly isComparable: boolean;
  /** Why not everything is shared. */
  readonly changes: readonly IncomparableReason[];
  /** Different queries and models of the later period, and those of them that are shared. */
  readonly queries: number;
  readonly sharedQueries: number;
  readonly models: number;
  readonly sharedModels: number;
}

export function comparisonOf(now: AskedPeriod, before: AskedPeriod): Comparison {
  const shared = sharedPairs(now, before);
  const ofShared = now.cells.filter((cell) => shared.has(pairKey(cell)));
  return {
    shared,
    isComparable: before.cells.length === 0 || isEnough(shared, counted(now), counted(before)),
    changes: changesOf(now, before),
    queries: countOf(now.cells, "query_id"),
    sharedQueries: countOf(ofShared, "query_id"),
    models: countOf(now.cells, "operator_model"),
    sharedModels: countOf(ofShared, "operator_model"),
  };
}

/** Fewer pairs, or a smaller part of a period's answers, tell nothing of the rest. */
const sharedLimits = { pairs: 5, part: 0.5 } as const;

/** Whether so much is shared that a difference can be judged. */
export function isEnough(
  shared: ReadonlySet<string>,
  ...periods: readonly (readonly MeasuredPair[])[]
): boolean {
  return periods.every((measured) => {
    const own = measured.filter((one) => shared.has(pairKey(one)));
    return own.length >= sharedLimits.pairs && addUp(own).total >= sharedLimits.part * addUp(measured).total;
  });
}

function counted({ cells }: AskedPeriod): MeasuredPair[] {
  return measure(cells, ({ n }) => ({ hits: 0, total: n }));
}

/** Why no verdict is given; nothing where one is. */
export function incomparableReasons({ isComparable, changes }: Comparison): IncomparableReason[] {
  if (changes.includes("no_previous_answers")) return ["no_previous_answers"];
  if (isComparable) return [];
  return changes.length > 0 ? [...changes] : ["too_few_shared"];
}

function sharedPairs(now: AskedPeriod, before: AskedPeriod): Set<string> {
  const earlier = new Set(before.cells.map(pairKey));
  const [versionsNow, versionsBefore] = [versionsByModel(now), versionsByModel(before)];
  const mixed = readByMany(now, before);
  const isSameVersion = (cell: Cell): boolean => {
    const key = modelKey(cell);
    return isSame(versionsNow.get(key) ?? [], versionsBefore.get(key) ?? []) && !mixed.has(key);
  };
  return new Set(now.cells.filter((cell) => earlier.has(pairKey(cell)) && isSameVersion(cell)).map(pairKey));
}

function versionsByModel({ versions }: AskedPeriod): Map<string, string[]> {
  const byModel = Map.groupBy(versions, modelKey);
  return new Map(
    [...byModel].map(([key, own]) => [
      key,
      own.map(({ model_id, analyser_version }) => `${analyser_version} ${model_id}`),
    ]),
  );
}

/**
 * The models of campaigns whose answers several versions of the analysis have read. While stored answers are analysed again both periods
 * can hold the same two versions, in different parts.
 */
function readByMany(...periods: readonly AskedPeriod[]): ReadonlySet<string> {
  const byModel = Map.groupBy(
    periods.flatMap(({ versions }) => versions),
    modelKey,
  );
  const mixed = [...byModel].filter(
    ([, own]) => new Set(own.map(({ analyser_version }) => analyser_version)).size > 1,
  );
  return new Set(mixed.map(([key]) => key));
}

function changesOf(now: AskedPeriod, before: AskedPeriod): IncomparableReason[] {
  if (before.cells.length === 0) return ["no_previous_answers"];
  const changed = (of: (asked: AskedPeriod) => readonly string[]): boolean => !isSame(of(now), of(before));
  return [
    ...(changed(({ cells }) => cells.map(({ query_id }) => query_id)) ? ["queries_changed" as const] : []),
    ...(changed(({ versions }) => versions.map((one) => `${modelKey(one)} ${one.model_id}`))
      ? ["models_changed" as const]
      : []),
    ...(readByMany(now, before).size > 0 ? ["analyser_changed" as const] : []),
  ];
}

function modelKey(one: { readonly campaign_id: string; readonly operator_model: string }): string {
  return `${one.campaign_id} ${one.operator_model}`;
}

function countOf(cells: readonly Cell[], of: "query_id" | "operator_model"): number {
  return new Set(cells.map((cell) => cell[of])).size;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((value) => right.has(value));
}
