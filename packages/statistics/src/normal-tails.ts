/** Two-sided probability of a standard normal value at least this far from 0. */
export function normalTails(distance: number): number {
  const x = Math.abs(distance);
  return x < seriesUntil ? 1 - 2 * centralMass(x) : 2 * farTail(x);
}

/** The distance from 0 beyond which both tails of the standard normal distribution hold this much. */
export function normalDistance(tails: number): number {
  let low = 0;
  let high = furthest;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (normalTails(middle) > tails) low = middle;
    else high = middle;
  }
  return low;
}

/** The two-sided 5 % point of the standard normal distribution. */
export const z95 = 1.959964;

const seriesUntil = 3;
const furthest = 38;
const precision = 1e-10;

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** From 0 to x: the series of Abramowitz and Stegun 26.2.11. */
function centralMass(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum * density(x);
}

/** Beyond x: the continued fraction of Abramowitz and Stegun 26.2.14, from its 60th part inwards. */
function farTail(x: number): number {
  let fraction = x;
  for (let part = 60; part > 0; part -= 1) fraction = x + part / fraction;
  return density(x) / fraction;
}
