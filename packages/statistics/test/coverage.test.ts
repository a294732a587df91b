import { expect, test } from "vitest";
import { bootstrapInterval, clusteredInterval, type Interval, wilsonInterval } from "../src/index.ts";
import { draws } from "./draws.ts";

test("Wilson's interval holds the true rate 95 times of 100 on average, whatever the number of answers", () => {
  for (const total of [5, 10, 30, 100]) {
    let covered = 0;
    const rates = Array.from({ length: 97 }, (_, index) => (index + 2) / 100);
    for (const rate of rates) covered += coverageAt(rate, total) / rates.length;
    expect(covered).toBeGreaterThan(0.935);
    expect(covered).toBeLessThan(0.965);
  }
});

/** Summed over all outcomes, so without chance. */
function coverageAt(rate: number, total: number): number {
  let chance = (1 - rate) ** total;
  let covered = 0;
  for (let hits = 0; hits <= total; hits += 1) {
    if (holds(wilsonInterval(hits, total), rate)) covered += chance;
    chance *= ((total - hits) / (hits + 1)) * (rate / (1 - rate));
  }
  return covered;
}

test("with 25 prompts both intervals for the topic hold its rate 95 times of 100, Wilson's own far less often", () => {
  const { topic, bootstrap, naive } = coverageOf({ prompts: 25, trials: 250, resamples: 500 });

  for (const covered of [topic, bootstrap]) {
    expect(covered).toBeGreaterThan(0.935);
    expect(covered).toBeLessThan(0.965);
  }
  expect(naive).toBeLessThan(0.75);
});

test("with few prompts the topic's interval errs on the wide side", () => {
  const { topic, naive } = coverageOf({ prompts: 6, trials: 400, resamples: 1 });

  expect(topic).toBeGreaterThan(0.95);
  expect(naive).toBeLessThan(0.75);
});

test("a brand that is hardly ever named gets no falsely narrow interval for the topic", () => {
  const { hits, share } = draws(11);
  const covered = averageOf(1500, () => {
    const clusters = Array.from({ length: 25 }, () => ({ hits: hits(40, share(0.03, 0.4)), total: 40 }));
    return holds(clusteredInterval(clusters), 0.03) ? 1 : 0;
  });

  expect(covered).toBeGreaterThan(0.935);
});

interface CoverageInput {
  readonly prompts: number;
  readonly trials: number;
  readonly resamples: number;
}

interface Coverage {
  readonly topic: number;
  readonly bootstrap: number;
  readonly naive: number;
}

const topics = [0.2, 0.35, 0.5, 0.7].flatMap((mean) =>
  [0.1, 0.4].flatMap((spread) => [4, 20].map((total) => ({ mean, spread, total }))),
);

/** Over topics of different rates and spreads, with 4 or 20 answers for each prompt. */
function coverageOf({ prompts, trials, resamples }: CoverageInput): Coverage {
  const { hits, share } = draws(5);
  const covered = { topic: 0, bootstrap: 0, naive: 0 };
  let counted = 0;
  for (const { mean, spread, total } of topics) {
    for (let trial = 0; trial < trials; trial += 1) {
      const clusters = Array.from({ length: prompts }, () => ({
        hits: hits(total, share(mean, spread)),
        total,
      }));
      const named = clusters.reduce((sum, one) => sum + one.hits, 0);
      if (holds(clusteredInterval(clusters), mean)) covered.topic += 1;
      if (holds(bootstrapInterval(clusters, { resamples, seed: trial }), mean)) covered.bootstrap += 1;
      if (holds(wilsonInterval(named, prompts * total), mean)) covered.naive += 1;
      counted += 1;
    }
  }
  const part = (count: number): number => count / counted;
  return { topic: part(covered.topic), bootstrap: part(covered.bootstrap), naive: part(covered.naive) };
}

function averageOf(trials: number, measure: () => number): number {
  let sum = 0;
  for (let trial = 0; trial < trials; trial += 1) sum += measure();
  return sum / trials;
}

function holds(interval: Interval | null, rate: number): boolean {
  return interval !== null && interval.low <= 100 * rate && interval.high >= 100 * rate;
}
