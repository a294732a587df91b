/**
 * Two-sided probability of a value of Student's t at least this far from 0, for whole degrees of freedom: the finite
 * sums of Abramowitz and Stegun 26.7.3 and 26.7.4.
 */
export function studentTails(distance: number, degrees: number): number {
  const angle = Math.atan(Math.abs(distance) / Math.sqrt(degrees));
  const square = Math.cos(angle) ** 2;
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let step = isOdd ? 3 : 2; step <= degrees - 2; step += 2) {
    term *= (square * (step - 1)) / step;
    sum += term;
  }
  const inside = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return Math.max(0, 1 - inside);
}

/** The distance from 0 beyond which both tails of Student's t hold 5 %. */
export function t95(degrees: number): number {
  return distanceOf(0.05, degrees);
}

/** The value below which 80 % of Student's t lie. */
export function quantile80(degrees: number): number {
  return distanceOf(0.4, degrees);
}

function distanceOf(tails: number, degrees: number): number {
  let low = 0;
  let high = 13;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (studentTails(middle, degrees) > tails) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const precision = 1e-7;
