const intervalsMax = 5;
const roundSteps = [1, 1.5, 2, 2.5, 5, 10] as const;

/**
 * Round tick values from zero to the first that reaches `max`, two to six of them. Steps are whole from 1 on,
 * and none exceeds `limit`.
 */
export function valueTicks(max: number, limit = Number.POSITIVE_INFINITY): readonly number[] {
  const reach = Math.min(max, limit);
  if (!(reach > 0)) return [0, Math.min(1, limit)];

  const least = reach / intervalsMax;
  const power = 10 ** Math.floor(Math.log10(least));
  // Tolerates floating-point errors of sums.
  const fits = (step: number): boolean =>
    step >= least * (1 - 1e-9) && (reach <= 1 || Number.isInteger(round(step)));
  const step = roundSteps.map((factor) => factor * power).find(fits) ?? 1;
  const count = Math.ceil((reach / step) * (1 - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, index) => round(index * step));
  return ticks.filter((tick) => tick <= limit);
}

/** Without floating-point remainders. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
