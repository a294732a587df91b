/** The width of one step in the picture, and how much of it is level before it narrows to the next one. */
export const stepWidth = 100;
const levelWidth = 72;
export const funnelHeight = 100;

/**
 * The outlines of a funnel's steps as points of SVG polygons, each `stepWidth` wide and as high as its share of the first one;
 * each narrows at its end to the height of the next.
 */
export function funnelSteps(counts: readonly number[]): readonly string[] {
  const whole = Math.max(1, counts[0] ?? 0);
  const halves = counts.map((count) => (funnelHeight / 2) * (count / whole));
  const middle = funnelHeight / 2;
  return halves.map((half, at) => {
    const next = halves[at + 1] ?? half;
    const [begin, bend, end] = [at * stepWidth, at * stepWidth + levelWidth, (at + 1) * stepWidth];
    const upper = [`${begin},${middle - half}`, `${bend},${middle - half}`, `${end},${middle - next}`];
    const lower = [`${end},${middle + next}`, `${bend},${middle + half}`, `${begin},${middle + half}`];
    return [...upper, ...lower].join(" ");
  });
}
