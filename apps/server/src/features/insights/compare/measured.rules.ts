import {
  type Counts,
  changeVerdicts,
  clusterMoments,
  intervalOf,
  type Pair,
  type PairedChange,
  pairedChange,
  roundedTo,
  type ShownInterval,
  shownInterval,
  type Verdict,
} from "@citelens/statistics";

/** How many of a model's answers to a query are a hit, of those that count. */
export interface MeasuredPair extends Counts {
  readonly query_id: string;
  readonly operator_model: string;
}

export function pairKey(one: Pick<MeasuredPair, "query_id" | "operator_model">): string {
  return `${one.query_id} ${one.operator_model}`;
}

/** Counts each cell by `of`; cells without anything that counts are left out. */
export function measure<Cell extends Pick<MeasuredPair, "query_id" | "operator_model">>(
  cells: readonly Cell[],
  of: (cell: Cell) => Counts,
): MeasuredPair[] {
  return cells
    .map((cell) => ({ query_id: cell.query_id, operator_model: cell.operator_model, ...of(cell) }))
    .filter(({ total }) => total > 0);
}

export function addUp(measured: readonly Counts[]): { readonly hits: number; readonly total: number } {
  let [hits, total] = [0, 0];
  for (const one of measured) {
    hits += one.hits;
    total += one.total;
  }
  return { hits, total };
}

/** A figure in two periods, and how far they share what they count. */
export interface PeriodComparison {
  readonly now: readonly MeasuredPair[];
  readonly before: readonly MeasuredPair[];
  readonly shared: ReadonlySet<string>;
  readonly isComparable: boolean;
  /** Counts of the figure itself. Where pairs come to something else, as before they were first summed, none is judged. */
  readonly whole: { readonly now: Counts; readonly before: Counts };
}

/** The change over the shared pairs; null without answers in both periods. */
export function changeOf({ now, before, shared, whole }: PeriodComparison): PairedChange | null {
  if (!isSame(addUp(now), whole.now) || !isSame(addUp(before), whole.before)) return null;
  const earlier = new Map(before.map((one) => [pairKey(one), one]));
  return pairedChange(
    now.flatMap((after): Pair[] => {
      const key = pairKey(after);
      const other = earlier.get(key);
      return other && shared.has(key) ? [{ cluster: after.query_id, before: other, after }] : [];
    }),
  );
}

/** Where there is nothing on one side there is no difference, comparable or not. */
export function isNothing({ now, before }: Pick<PeriodComparison, "now" | "before">): boolean {
  return now.length === 0 || before.length === 0;
}

/** The interval that is shown; for these prompts alone as long as what is counted by pair is not all. */
export function intervalIn({
  now,
  whole,
}: {
  readonly now: readonly MeasuredPair[];
  readonly whole: { readonly now: Counts };
}): ShownInterval | null {
  if (!isSame(addUp(now), whole.now)) return intervalOf(whole.now.hits, whole.now.total);
  const byQuery = Map.groupBy(now, ({ query_id }) => query_id);
  return shownInterval(clusterMoments([...byQuery.values()].map(addUp)));
}

function isSame(one: Counts, other: Counts): boolean {
  return one.hits === other.hits && one.total === other.total;
}

export interface JudgedRow {
  /** Over what both periods share, in points. */
  readonly paired_points: number | null;
  readonly verdict: Verdict | null;
}

export const notJudged: JudgedRow = { paired_points: null, verdict: null };

/** Verdicts on the rows of a list together; one of them may be a headline elsewhere, which has its verdict here too. */
export function judgeRows(rows: readonly PeriodComparison[], headline?: number): JudgedRow[] {
  const changes = rows.map(changeOf);
  const verdicts = changeVerdicts(
    rows.map(({ now, before, isComparable }, index) => ({
      change: changes[index] ?? null,
      isComparable: isComparable || isNothing({ now, before }),
      isHeadline: index === headline,
    })),
  );
  return verdicts.map((verdict, index) => {
    const change = changes[index];
    return { paired_points: change ? roundedTo(change.points, 2) : null, verdict };
  });
}
