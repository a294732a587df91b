import fc from "fast-check";
import { expect, test } from "vitest";
import { microsOfAmount, microsOfCents } from "./money.rules.ts";

test.each([
  [0, 0],
  [1, 10_000],
  [4_250, 42_500_000],
  [-3, -30_000],
])("%i cents are %i micros", (cents, micros) => {
  expect(microsOfCents(cents)).toBe(micros);
});

test.each([
  [0, 0],
  [18.42, 18_420_000],
  [42.75, 42_750_000],
  [0.000001, 1],
  [0.0000004, 0],
  [1e-7, 0],
  [0.1 + 0.2, 300_000],
  [1.005, 1_005_000],
  [123_456_789.123456, 123_456_789_123_456],
  [-0.5, -500_000],
])("an amount of %d is %i micros", (amount, micros) => {
  expect(microsOfAmount(amount)).toBe(micros);
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no number of cents", (value) => {
  expect(() => microsOfCents(value)).toThrow(RangeError);
});

test("an amount too large to be exact is refused", () => {
  expect(() => microsOfAmount(1e21)).toThrow(RangeError);
  expect(() => microsOfAmount(1e12)).toThrow(RangeError);
});

test("micros written as an amount with six decimals are read as the same micros", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e14 }), (micros) => {
      expect(microsOfAmount(micros / 1_000_000)).toBe(micros);
    }),
  );
});
