import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOf, type Rate, shareOf, take } from "./gcra.ts";

const perSecond: Rate = { count: 10, perMs: 1_000, burst: 5 };

test.each<[what: string, arrivalMs: number | undefined, nowMs: number, amount: number, expected: object]>([
  ["the first of a key", undefined, 1_000, 1, { isTaken: true, arrivalMs: 1_100 }],
  ["one after a long rest", 200, 1_000, 1, { isTaken: true, arrivalMs: 1_100 }],
  ["the last of the burst", 1_400, 1_000, 1, { isTaken: true, arrivalMs: 1_500 }],
  ["one beyond the burst", 1_500, 1_000, 1, { isTaken: false, retryAfterMs: 100 }],
  ["one a millisecond too early", 1_500, 1_099, 1, { isTaken: false, retryAfterMs: 1 }],
  ["one exactly when it may come", 1_500, 1_100, 1, { isTaken: true, arrivalMs: 1_600 }],
  ["a batch as large as the burst", 1_000, 1_000, 5, { isTaken: true, arrivalMs: 1_500 }],
  ["a batch for which too little is left", 1_200, 1_000, 4, { isTaken: false, retryAfterMs: 100 }],
  ["a batch larger than the burst, after a rest", 1_000, 1_000, 50, { isTaken: true, arrivalMs: 6_000 }],
  [
    "a batch larger than the burst, while something is owed",
    1_001,
    1_000,
    50,
    { isTaken: false, retryAfterMs: 1 },
  ],
  ["one that follows such a batch", 6_000, 1_000, 1, { isTaken: false, retryAfterMs: 4_600 }],
  ["nothing", 1_500, 1_000, 0, { isTaken: true, arrivalMs: 1_500 }],
])("decides on %s", (_, arrivalMs, nowMs, amount, expected) => {
  expect(take(perSecond, arrivalMs, { nowMs, amount })).toEqual(expected);
});

test.each<[what: string, arrivalMs: number | undefined, nowMs: number, expected: object]>([
  ["of a key that was never seen", undefined, 1_000, { count: 5, wholeInMs: 0 }],
  ["of a key that has rested", 900, 1_000, { count: 5, wholeInMs: 0 }],
  ["after one", 1_100, 1_000, { count: 4, wholeInMs: 100 }],
  ["while one is on its way back", 1_150, 1_000, { count: 3, wholeInMs: 150 }],
  ["after the burst", 1_500, 1_000, { count: 0, wholeInMs: 500 }],
  ["after more than the burst", 6_000, 1_000, { count: 0, wholeInMs: 5_000 }],
])("tells what is left %s", (_, arrivalMs, nowMs, expected) => {
  expect(leftOf(perSecond, arrivalMs, nowMs)).toEqual(expected);
});

test("who waits as long as told is taken, and not a moment before", () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 0, max: 600_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      (rate, aheadMs, amount) => {
        const refused = take(rate, aheadMs, { nowMs: 0, amount });
        if (refused.isTaken) return;

        const againAt = (nowMs: number) => take(rate, aheadMs, { nowMs, amount }).isTaken;
        expect(againAt(refused.retryAfterMs + 0.001)).toBe(true);
        expect(againAt(refused.retryAfterMs - 0.001)).toBe(false);
      },
    ),
  );
});

const rates = fc.record({
  count: fc.integer({ min: 1, max: 20_000 }),
  perMs: fc.constantFrom(1_000, 60_000, 3_600_000),
  burst: fc.integer({ min: 1, max: 20_000 }),
});

test("never takes more than the burst and what the rate gives in any window, or than one batch that is larger", () => {
  const acts = fc.array(
    fc.record({ afterMs: fc.integer({ min: 0, max: 5_000 }), amount: fc.integer({ min: 1, max: 300 }) }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(rates, acts, (rate, steps) => {
      const taken: { readonly atMs: number; readonly amount: number }[] = [];
      let arrivalMs: number | undefined;
      let nowMs = 1_000_000;
      for (const { afterMs, amount } of steps) {
        nowMs += afterMs;
        const taking = take(rate, arrivalMs, { nowMs, amount });
        if (!taking.isTaken) continue;
        arrivalMs = taking.arrivalMs;
        taken.push({ atMs: nowMs, amount });
      }

      for (const [from, first] of taken.entries()) {
        let sum = 0;
        for (const { atMs, amount } of taken.slice(from)) {
          sum += amount;
          const atOnce = Math.max(rate.burst, amount);
          expect(sum).toBeLessThanOrEqual(atOnce + ((atMs - first.atMs) * rate.count) / rate.perMs + 1e-6);
        }
      }
    }),
  );
});

test("is divided without giving more than the whole", () => {
  expect(shareOf({ count: 600, perMs: 60_000, burst: 600 }, 4)).toEqual({
    count: 150,
    perMs: 60_000,
    burst: 150,
  });
  expect(shareOf({ count: 3, perMs: 60_000, burst: 3 }, 2)).toEqual({ count: 1.5, perMs: 60_000, burst: 1 });
  expect(shareOf({ count: 3, perMs: 60_000, burst: 3 }, 9).burst).toBe(1);
});
