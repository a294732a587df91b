/** A range in per cent. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Between which rates the true one lies with 95 % confidence, for these very prompts, after Wilson. Null for no
 * answers.
 */
export function wilsonInterval(hits: number, total: number): Interval | null {
  if (total === 0) return null;
  const rate = hits / total;
  const spread = z * Math.sqrt((rate * (1 - rate)) / total + z ** 2 / (4 * total ** 2));
  const middle = rate + z ** 2 / (2 * total);
  const scale = 100 / (1 + z ** 2 / total);
  return { low: Math.max(0, (middle - spread) * scale), high: Math.min(100, (middle + spread) * scale) };
}

const z = 1.959964;
