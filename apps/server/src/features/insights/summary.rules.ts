import type { InsightSummary } from "@citelens/contract/visibility/insights";
import {
  changeVerdict,
  clusteredInterval,
  differenceOf,
  type EvidenceGrade,
  evidenceGrade,
  intervalOf,
  judged,
  type Pair,
  pairedChange,
  percentageChange,
  rateOf,
  roundedTo,
  type Share,
} from "@citelens/statistics";

export interface Cell {
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
}

type Headline = InsightSummary["share_of_voice"];
type Paired = InsightSummary["visibility"]["paired"];

/** A share of answers as a headline. */
export function shareHeadline(now: Share, before: Share, isComparable: boolean): Headline {
  const [value, previous] = [rateOf(now.hits, now.total), rateOf(before.hits, before.total)];
  return {
    ...headline(value, previous),
    n: now.total,
    previous_n: before.total,
    interval: intervalOf(now.hits, now.total),
    verdict: changeVerdict(judged(now, before, isComparable)),
  };
}

/** A figure that is no share of answers, so that no interval is known of it. */
export function plainHeadline(
  value: number | null,
  previous: number | null,
  counts: { readonly n: number; readonly previous_n: number },
): Headline {
  return { ...headline(value, previous), ...counts, interval: null, verdict: null };
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

/** The visibility with what may be said of it for the topic, and of its change prompt by prompt and model by model. */
export function visibilityHeadline(
  now: readonly Cell[],
  before: readonly Cell[],
  isComparable: boolean,
): InsightSummary["visibility"] {
  const change = pairedChange(pairsOf(now, before));
  return {
    ...shareHeadline(shareOf(now), shareOf(before), isComparable),
    verdict: changeVerdict({ change, isComparable }),
    topic_interval: roundedInterval(clusteredInterval(clustersOf(now))),
    paired: change && pairedOf(change),
  };
}

function pairedOf(change: NonNullable<ReturnType<typeof pairedChange>>): NonNullable<Paired> {
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
  const runs = cells.length === 0 ? 0 : shareOf(cells).total / cells.length;
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

function pairsOf(now: readonly Cell[], before: readonly Cell[]): Pair[] {
  const keyOf = ({ query_id, operator_model }: Cell): string => `${query_id} ${operator_model}`;
  const earlier = new Map(before.map((cell) => [keyOf(cell), cell]));
  return now.flatMap((cell) => {
    const other = earlier.get(keyOf(cell));
    if (!other) return [];
    return [
      {
        cluster: cell.query_id,
        before: { hits: other.mentions, total: other.n },
        after: { hits: cell.mentions, total: cell.n },
      },
    ];
  });
}

function clustersOf(cells: readonly Cell[]): Share[] {
  const byQuery = new Map<string, { hits: number; total: number }>();
  for (const { query_id, n, mentions } of cells) {
    const known = byQuery.get(query_id) ?? { hits: 0, total: 0 };
    byQuery.set(query_id, { hits: known.hits + mentions, total: known.total + n });
  }
  return [...byQuery.values()];
}

function shareOf(cells: readonly Cell[]): Share {
  let [hits, total] = [0, 0];
  for (const { n, mentions } of cells) {
    hits += mentions;
    total += n;
  }
  return { hits, total };
}

function roundedInterval(
  interval: { readonly low: number; readonly high: number } | null,
): { low: number; high: number } | null {
  return interval && { low: roundedTo(interval.low, 2), high: roundedTo(interval.high, 2) };
}
