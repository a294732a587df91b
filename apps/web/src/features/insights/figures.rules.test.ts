import { describe, expect, it, test } from "vitest";
import { percent, verdictOf } from "#lib/figures.ts";
import { percentChange, place, pointChange, rateOf } from "./figures.rules.ts";

describe("the percentage change", () => {
  it.each([
    [12, 10, 20],
    [5, 10, -50],
    [0, 10, -100],
    [10, 10, 0],
  ])("of %s after %s is %s", (now, before, change) => {
    expect(percentChange(now, before)).toBeCloseTo(change);
  });

  it.each([
    [5, 0],
    [5, null],
    [null, 5],
  ])("is treated as 0 when the previous value is 0 or missing: %s after %s", (now, before) => {
    expect(percentChange(now, before)).toBe(0);
  });
});

test("rates change by points, by none where one of both is missing", () => {
  expect(pointChange(54.5, 50)).toBeCloseTo(4.5);
  expect(pointChange(54.5, null)).toBe(0);
  expect(pointChange(null, 50)).toBe(0);
  expect(pointChange(5.83, 5.86)).toBeCloseTo(0);
});

test("a part of nothing has no rate, and no rate is a dash and never 0", () => {
  expect(rateOf(6, 11)).toBeCloseTo(54.545, 3);
  expect(rateOf(0, 0)).toBeNull();
  expect(percent(54.55)).toBe("54.55 %");
  expect(percent(54)).toBe("54.0 %");
  expect(percent(0)).toBe("0.0 %");
  expect(percent(null)).toBe("–");
  expect(place(1.667)).toBe("1.67");
  expect(place(null)).toBe("–");
});

test.each([
  ["moved", 3, "up"],
  ["moved", -3, "down"],
  ["within_noise", 3, "noise"],
  ["not_comparable", -3, "incomparable"],
  [null, 3, undefined],
] as const)("the verdict %j with a change of %s", (verdict, change, shown) => {
  expect(verdictOf(verdict, change)).toBe(shown);
});
