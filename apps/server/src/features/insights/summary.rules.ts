import type { InsightSummary } from "@citelens/contract/visibility/insights";
import {
  type Counts,
  changeVerdict,
  clusteredInterval,
  differenceOf,
  type EvidenceGrade,
  evidenceGrade,
  type PairedChange,
  percentageChange,
  rateOf,
  roundedTo,
} from "@citelens/statistics";
import { changeOf, intervalIn, isNothing, type PeriodComparison } from "./compare/measured.rules.ts";

export interface Cell {
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
}

type Headline = InsightSummary["share_of_voice"];
type PairedVisibility = InsightSummary["visibility"]["paired"];

/** A share of answers as a headline. */
export function shareHeadline(compared: PeriodComparison): Headline {
  const { now, before } = compared.whole;
  const [value, previous] = [rateOf(now.hits, now.total), rateOf(before.hits, before.total)];
  const change = changeOf(compared);
  return {
    ...headline(value, previous),
    n: now.total,
    previous_n: before.total,
    interval: intervalIn(compared),
    paired: change && pairedOf(change),
    verdict: changeVerdict({ change, isComparable: compared.isComparable || isNothing(compared) }),
  };
}

/** A figure that is no share of answers, so that no interval is known of it. */
export function plainHeadline(
  value: number | null,
  previous: number | null,
  counts: { readonly n: number; readonly previous_n: number },
): Headline {
  return { ...headline(value, previous), ...counts, interval: null, paired: null, verdict: null };
}

function headline(
  value: number | null,
  previous: number | null,
): Pick<Headline, "value" | "previous" | "change_points" | "change_percent"> {
  return {
    value,
    previous,
    change_points: differenceOf(value, previous, 3),
    change_percent: roundedTo(percentageChange(value, previous), 2),
  };
}

function pairedOf(change: PairedChange): NonNullable<PairedVisibility> {
  return {
    points: roundedTo(change.points, 2),
    interval: {
      low: roundedTo(change.interval.low, 2),
      high: roundedTo(change.interval.high, 2),
    },
    p_value: roundedTo(change.pValue, 4),
    pairs: change.pairs,
    prompts: change.clusters,
  };
}

/** How much there is behind the figures. */
export function evidenceOf(cells: readonly Cell[]): {
  readonly queries: number;
  readonly models: number;
  /** Answers that a query has of a model on average. */
  readonly runs: number;
  readonly evidence_grade: EvidenceGrade;
} {
  const queries = new Set(cells.map(({ query_id }) => query_id)).size;
  const runs = cells.length === 0 ? 0 : sumOf(cells).total / cells.length;
  const topic = clusteredInterval(clustersOf(cells));
  return {
    queries,
    models: new Set(cells.map(({ operator_model }) => operator_model)).size,
    runs: roundedTo(runs, 1),
    evidence_grade: evidenceGrade({
      queries,
      runs,
      halfWidthPoints: topic && (topic.high - topic.low) / 2,
    }),
  };
}

function clustersOf(cells: readonly Cell[]): Counts[] {
  const byQuery = new Map<string, { hits: number; total: number }>();
  for (const { query_id, n, mentions } of cells) {
    const known = byQuery.get(query_id) ?? { hits: 0, total: 0 };
    byQuery.set(query_id, { hits: known.hits + mentions, total: known.total + n });
  }
  return [...byQuery.values()];
}

function sumOf(cells: readonly Cell[]): Counts {
  let [hits, total] = [0, 0];
  for (const { n, mentions } of cells) {
    hits += mentions;
    total += n;
  }
  return { hits, total };
}
