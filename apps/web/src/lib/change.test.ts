import { describe, expect, it, test } from "vitest";
import { percentChange, pointChange } from "./change.ts";

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
