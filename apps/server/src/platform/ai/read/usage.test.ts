import { expect, test } from "vitest";
import { amount, money } from "./usage.ts";

test.each([
  [0, 0],
  [120, 120],
  [1.5, 2],
  [100_000_000, 100_000_000],
  [100_000_001, null],
  [3e9, null],
  [1e300, null],
  [-1, null],
  [-5e8, null],
  [Number.NaN, null],
  ["120", null],
  [null, null],
  [undefined, undefined],
])("of what a provider counts %j is %j", (told, expected) => {
  expect(amount.parse(told)).toBe(expected);
});

test.each([
  [0.018948, 0.018948],
  [-5, null],
  [Number.POSITIVE_INFINITY, null],
  ["5", null],
  [undefined, undefined],
])("of what a provider asks for %j is %j", (told, expected) => {
  expect(money.parse(told)).toBe(expected);
});
