import type { ReadinessShown, ScoreLineShown } from "@citelens/contract/content/optimization-fields";

export interface ComparedLine extends ScoreLineShown {
  /** Score of the old page; undefined where there is none, or where it was not known. */
  readonly before: number | undefined;
}

/** The lines of a score, each with the points that the old page has. */
export function comparedLines(after: ReadinessShown, before: ReadinessShown | null): readonly ComparedLine[] {
  return after.lines.map((line) => {
    const old = before?.lines.find(({ id }) => id === line.id);
    return { ...line, before: old?.known ? old.points : undefined };
  });
}

export interface Denominator {
  readonly points: number;
  readonly of: number;
  /** Points of lines that are not known, which count neither way. */
  readonly unknown: number;
}

/** Whole of which a score is a share. */
export function denominatorOf({ lines }: Pick<ReadinessShown, "lines">): Denominator {
  const known = lines.filter((line) => line.known);
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  return {
    points: Math.round(100 * sum(known.map(({ points }) => points))) / 100,
    of: sum(known.map((line) => line.of)),
    unknown: sum(lines.filter((line) => !line.known).map((line) => line.of)),
  };
}
