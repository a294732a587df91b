import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bootstrapInterval,
  clusteredInterval,
  designEffect,
  minClusters,
  wilsonInterval,
} from "../src/index.ts";

// The last four: Newcombe, "Two-sided confidence intervals for the single proportion", Stat. Med. 17 (1998), table I.
test.each([
  [6, 11, 28.01, 78.73],
  [81, 263, 25.53, 36.62],
  [15, 148, 6.24, 16.05],
  [0, 20, 0, 16.11],
  [1, 29, 0.61, 17.18],
])("%d of %d answers lie between %d and %d per cent", (hits, total, low, high) => {
  const interval = wilsonInterval(hits, total);

  expect(interval?.low).toBeCloseTo(low, 2);
  expect(interval?.high).toBeCloseTo(high, 2);
});

test("no answers have no interval", () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((total) => fc.record({ hits: fc.integer({ min: 0, max: total }), total: fc.constant(total) }));
const prompts = fc.array(counts, { minLength: 5, maxLength: 30 });

/** Agresti and Coull, "Approximate is better than exact", Am. Stat. 52 (1998): Wilson's middle is a shrunken rate. */
test("Wilson's interval is around the rate with two hits and two misses more", () => {
  const z2 = 1.959964 ** 2;

  fc.assert(
    fc.property(counts, ({ hits, total }) => {
      const interval = wilsonInterval(hits, total) ?? { low: Number.NaN, high: Number.NaN };
      expect((interval.low + interval.high) / 2).toBeCloseTo((100 * (hits + z2 / 2)) / (total + z2), 6);
    }),
  );
});

test("every interval holds the rate, stays within 0 and 100, and turns over when hits become misses", () => {
  fc.assert(
    fc.property(prompts, (clusters) => {
      const hits = clusters.reduce((sum, one) => sum + one.hits, 0);
      const total = clusters.reduce((sum, one) => sum + one.total, 0);
      const turned = clusters.map((one) => ({ hits: one.total - one.hits, total: one.total }));
      for (const [interval, other] of [
        [wilsonInterval(hits, total), wilsonInterval(total - hits, total)],
        [clusteredInterval(clusters), clusteredInterval(turned)],
        [bootstrapInterval(clusters, { resamples: 300 }), bootstrapInterval(turned, { resamples: 300 })],
      ]) {
        expect(interval?.low).toBeGreaterThanOrEqual(0);
        expect(interval?.high).toBeLessThanOrEqual(100);
        expect(interval?.low).toBeLessThanOrEqual((100 * hits) / total + 1e-9);
        expect(interval?.high).toBeGreaterThanOrEqual((100 * hits) / total - 1e-9);
        expect((interval?.low ?? 0) + (other?.high ?? 0)).toBeCloseTo(100, 6);
      }
    }),
    { numRuns: 40 },
  );
});

test("one more hit moves both ends up, and more answers of the same rate narrow the interval", () => {
  fc.assert(
    fc.property(counts, ({ hits, total }) => {
      const lower = wilsonInterval(hits, total + 1);
      const higher = wilsonInterval(hits + 1, total + 1);
      expect(higher?.low).toBeGreaterThan(lower?.low ?? 100);
      expect(higher?.high).toBeGreaterThan(lower?.high ?? 100);
      expect(widthOf(wilsonInterval(2 * hits, 2 * total))).toBeLessThan(widthOf(wilsonInterval(hits, total)));
    }),
  );
});

test("the claim for the topic is never narrower than the one for these prompts", () => {
  fc.assert(
    fc.property(prompts, (clusters) => {
      const hits = clusters.reduce((sum, one) => sum + one.hits, 0);
      const total = clusters.reduce((sum, one) => sum + one.total, 0);
      expect(designEffect(clusters)).toBeGreaterThanOrEqual(1);
      expect(widthOf(clusteredInterval(clusters))).toBeGreaterThan(widthOf(wilsonInterval(hits, total)));
    }),
  );
});

test("four prompts with answers say nothing about a topic, five do", () => {
  const clusters = Array.from({ length: minClusters }, (_, index) => ({ hits: index, total: 8 }));
  const silent = { hits: 0, total: 0 };

  expect(clusteredInterval([...clusters.slice(1), silent])).toBeNull();
  expect(bootstrapInterval([...clusters.slice(1), silent])).toBeNull();
  expect(clusteredInterval([...clusters, silent])).toEqual(clusteredInterval(clusters));
  expect(bootstrapInterval([...clusters, silent])).toEqual(bootstrapInterval(clusters));
});

test("prompts that all say the same count once each, however often they were asked", () => {
  const often = Array.from({ length: 10 }, () => ({ hits: 0, total: 100 }));
  const always = often.map(({ total }) => ({ hits: total, total }));
  const once = Array.from({ length: 10 }, () => ({ hits: 0, total: 1 }));

  expect(clusteredInterval(often)).toEqual(clusteredInterval(once));
  expect(clusteredInterval(often)).toEqual(bootstrapInterval(often));
  expect(clusteredInterval(often)?.high).toBeGreaterThan(25);
  expect(clusteredInterval(always)?.low).toBeLessThan(75);
});

/** Ten prompts of 4 answers, half of them always a hit: variance 10/9 x 10 x 2^2 = 44.4 against 40/4 = 10 by chance. */
test("the design effect is the prompts' variance over that of chance", () => {
  const clusters = Array.from({ length: 10 }, (_, index) => ({ hits: index < 5 ? 4 : 0, total: 4 }));

  expect(designEffect(clusters)).toBeCloseTo((25 * 4.444 + 4) / 26, 2);
  expect(designEffect(clusters.map(({ hits }) => ({ hits: hits / 4, total: 1 })))).toBe(1);
  expect(designEffect([...clusters, { hits: 0, total: 0 }])).toBe(designEffect(clusters));
  expect(designEffect([{ hits: 3, total: 9 }])).toBe(9);
  expect(designEffect([])).toBe(1);
});

test("a bootstrap with the same seed is the same, with another nearly", () => {
  const clusters = Array.from({ length: 20 }, (_, index) => ({ hits: (index * 7) % 19, total: 20 + index }));
  const first = bootstrapInterval(clusters, { seed: 4 });

  expect(bootstrapInterval(clusters, { seed: 4 })).toEqual(first);
  expect(bootstrapInterval(clusters, { seed: 5 })).not.toEqual(first);
  expect(Math.abs((bootstrapInterval(clusters, { seed: 5 })?.low ?? 0) - (first?.low ?? 0))).toBeLessThan(2);
});

function widthOf(interval: { readonly low: number; readonly high: number } | null): number {
  return interval ? interval.high - interval.low : Number.NaN;
}
