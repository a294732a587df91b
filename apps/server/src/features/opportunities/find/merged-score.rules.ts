import { pointsOf, type ScorePart } from "./query-score.rules.ts";

const otherPart = 0.1;
const readFactor = 1.1;
const scoreMax = 100;

export interface MergedScore {
  readonly score: number;
  /** In points that add up to the score before it is cut at 100. */
  readonly parts: readonly ScorePart[];
}

/** The strongest query's score, a tenth of the others', and a tenth of all where agents read an uncited page. */
export function mergedScore(
  queries: readonly (readonly ScorePart[])[],
  isReadNotCited: boolean,
): MergedScore {
  const sorted = queries.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const [strongest = [], ...others] = sorted;
  const bonus = otherPart * others.reduce((sum, parts) => sum + pointsOf(parts), 0);
  const whole = pointsOf(strongest) + bonus;
  const parts: ScorePart[] = [
    ...strongest,
    ...(others.length > 0 ? [{ name: "OTHER_QUERIES" as const, points: bonus }] : []),
    ...(isReadNotCited ? [{ name: "READ_NOT_CITED" as const, points: (readFactor - 1) * whole }] : []),
  ];
  return { score: Math.min(scoreMax, pointsOf(parts)), parts };
}
