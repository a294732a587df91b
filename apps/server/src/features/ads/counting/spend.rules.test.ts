import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bookedParts,
  centsToBook,
  charged,
  earnedCents,
  earningsToBook,
  shareOf,
  shownCents,
  spendOfPrices,
} from "./spend.rules.ts";

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
  [1_000_000, 70, 70],
  [990_000, 70, 69],
  [10_000, 70, 0],
  [1_000_000, 0, 0],
  [1_000_000, 100, 100],
])("of %d millionths a share of %d per cent is %d cents", (micros, share, expected) => {
  expect(earnedCents(micros * share)).toBe(expected);
  expect(shareOf(micros * share, micros)).toBe(share);
});

test("of what was earned the cents that are not in the books are booked, and none is taken back", () => {
  const sum = { micros: 105_000, cents: 10, parts: 105_000 * 70, earned: 3 };

  expect(earningsToBook(sum)).toBe(4);
  expect(earningsToBook({ ...sum, earned: 9 })).toBe(0);
  expect(earningsToBook({ micros: 0, cents: 0, parts: 0, earned: 0 })).toBe(0);
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

test.each([
  ["as it is where it fits the books", 105_000 * 70, 105_000 * 70],
  ["no more than a cent beyond the books, and of what is not in them", 105_000 * 100, 8_500_000],
  ["no less than is in the books", 0, 7_000_000],
])("what was earned on booked days is %s", (_, parts, expected) => {
  expect(bookedParts({ micros: 105_000, cents: 10, parts, earned: 7 })).toBe(expected);
});
