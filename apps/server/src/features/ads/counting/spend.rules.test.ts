import fc from "fast-check";
import { expect, test } from "vitest";
import { centsToBook, charged, earningsOf, shownCents, spendOfPrices } from "./spend.rules.ts";

test.each([
  [0, 0],
  [1, 10],
  [500, 5_000],
  [1_000 * 500, 5_000_000],
  [3 * 7, 210],
])("reads whose prices of 1,000 add up to %d cents cost %d millionths", (prices, micros) => {
  expect(spendOfPrices(prices)).toBe(micros);
});

test.each([
  [100, { ofDay: 200, ofBudget: 300 }, 100],
  [100, { ofDay: 50, ofBudget: 300 }, 50],
  [100, { ofDay: 200, ofBudget: 30 }, 30],
  [100, { ofDay: -20, ofBudget: 30 }, 0],
])("of %d with %j left is charged %d", (wanted, left, expected) => {
  expect(charged(wanted, left)).toBe(expected);
});

test.each([
  [100, 70, 70],
  [99, 70, 69],
  [1, 70, 0],
  [100, 0, 0],
  [100, 100, 100],
])("of %d cents a share of %d per cent is %d", (cents, share, expected) => {
  expect(earningsOf(cents, share)).toBe(expected);
});

test("days together book every whole cent that was spent, and none beyond", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 40 }), (days) => {
      let [spent, booked] = [0, 0];
      for (const micros of days) {
        spent += micros;
        booked += centsToBook(spent, booked);
      }
      expect(booked).toBe(shownCents(spent));
      expect(spent - booked * 10_000).toBeLessThan(10_000);
    }),
  );
});

test("nothing is taken back of what was booked", () => {
  expect(centsToBook(10_000, 5)).toBe(0);
});
