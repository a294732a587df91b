import { seededRandom } from "../src/seeded-random.ts";

/** Answers of imagined prompts, the same ones for the same seed. */
export interface Draws {
  /** Random number below 1. */
  readonly random: () => number;
  readonly hits: (total: number, share: number) => number;
  /** A prompt's own share: spread around the mean, 0 for no spread to 1 for prompts that hit always or never. */
  readonly share: (mean: number, spread: number) => number;
  readonly normal: () => number;
}

export function draws(seed: number): Draws {
  const random = seededRandom(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    random,
    hits: (total, share) => {
      let hits = 0;
      for (let answer = 0; answer < total; answer += 1) if (random() < share) hits += 1;
      return hits;
    },
    share: (mean, spread) => {
      const weight = 1 / spread - 1;
      const hits = gamma(mean * weight, random, normal);
      return hits / (hits + gamma((1 - mean) * weight, random, normal));
    },
    normal,
  };
}

/** Marsaglia and Tsang (2000). */
function gamma(shape: number, random: () => number, normal: () => number): number {
  if (shape < 1) return gamma(shape + 1, random, normal) * (1 - random()) ** (1 / shape);
  const base = shape - 1 / 3;
  for (;;) {
    const x = normal();
    const cube = (1 + x / Math.sqrt(9 * base)) ** 3;
    if (cube > 0 && Math.log(1 - random()) < (x * x) / 2 + base * (1 - cube + Math.log(cube)))
      return base * cube;
  }
}
