import { percent } from "#lib/figures.ts";

export interface Arc {
  /** Both are fractions of the ring, 0 to 1. */
  readonly from: number;
  readonly length: number;
}

/** Between two parts, so that neighbours of similar colours are distinguishable. */
const gap = 0.006;

/** The arcs of these values in order; all empty when their sum is 0. */
export function donutArcs(values: readonly number[]): readonly Arc[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const count = values.filter((value) => value > 0).length;
  let from = 0;
  return values.map((value) => {
    const share = sum > 0 ? value / sum : 0;
    const arc = { from, length: count > 1 ? Math.max(0, share - gap) : share };
    from += share;
    return arc;
  });
}

/** Each value in per cent of their sum: equal values read alike, whatever the texts add up to. */
export function shareTexts(values: readonly number[]): readonly string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => percent(sum === 0 ? null : (100 * value) / sum));
}
