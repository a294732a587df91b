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

const wholeTenths = 1000;

/** Each value in per cent with one decimal, adding up to 100.0 %: the largest remainders are rounded up. */
export function shareTexts(values: readonly number[]): readonly string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return values.map(() => "–");

  const exact = values.map((value) => (value / sum) * wholeTenths);
  const tenths = exact.map(Math.floor);
  const left = wholeTenths - tenths.reduce((total, value) => total + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return tenths.map((value, index) => `${((value + (raised.has(index) ? 1 : 0)) / 10).toFixed(1)} %`);
}
