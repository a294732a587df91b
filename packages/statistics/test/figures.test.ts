import { describe, expect, test } from "vitest";
import { differenceOf, intervalOf, judged, meanOf, rateOf, verdictsOf } from "../src/figures.ts";

test.each([
  [6, 11, 54.55],
  [8, 11, 72.73],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [0, 5, 0],
  [5, 5, 100],
  [1, 1_000_000, 0],
  [0, 0, null],
])("%d of %d are %s per cent", (part, whole, rate) => {
  expect(rateOf(part, whole)).toBe(rate);
});

test.each([
  [10, 6, 1.667],
  [10, 8, 1.25],
  [0, 3, 0],
  [0, 0, null],
])("a sum of %d over %d is %s on average", (sum, count, mean) => {
  expect(meanOf(sum, count)).toBe(mean);
});

test.each([
  ["some of a few", 6, 11, { low: 28.01, high: 78.73 }],
  ["half", 5, 10, { low: 23.66, high: 76.34 }],
  ["none", 0, 10, { low: 0, high: 27.75 }],
  ["all", 10, 10, { low: 72.25, high: 100 }],
  ["the only one", 1, 1, { low: 20.65, high: 100 }],
  ["nothing", 0, 0, null],
])("the interval of %s, %d of %d, is %o", (_, part, whole, interval) => {
  expect(intervalOf(part, whole)).toEqual(interval);
});

test.each([
  [54.55, 50, undefined, 4.55],
  [0.3, 0.1, undefined, 0.2],
  [1.25, 1.667, 3, -0.417],
  [5, 5, undefined, 0],
  [null, 5, undefined, null],
  [5, null, undefined, null],
  [null, null, undefined, null],
])("from the figures %s and %s, with %s digits, the difference is %s", (now, before, digits, difference) => {
  expect(differenceOf(now, before, digits)).toBe(difference);
});

describe("a change", () => {
  test("of nothing is none, and not called incomparable", () => {
    const there = { hits: 5, total: 10 };
    const nothing = { hits: 0, total: 0 };

    expect(judged(there, nothing, false)).toEqual({ change: null, isComparable: true });
    expect(judged(nothing, there, false)).toEqual({ change: null, isComparable: true });
  });

  test("between answers is in points, and incomparable where it is said to be", () => {
    const [now, before] = [
      { hits: 9, total: 10 },
      { hits: 4, total: 10 },
    ];

    expect(judged(now, before, false)).toMatchObject({ isComparable: false });
    expect(judged(now, before, true).change?.points).toBeCloseTo(50, 9);
  });
});

describe("the verdicts of a list", () => {
  const risen = { now: { hits: 90, total: 100 }, before: { hits: 10, total: 100 } };
  const equal = { now: { hits: 50, total: 100 }, before: { hits: 50, total: 100 } };
  const begun = { now: { hits: 50, total: 100 }, before: { hits: 0, total: 0 } };

  test("stand in its order, and say nothing where nothing was before", () => {
    expect(verdictsOf([equal, risen, begun], true)).toEqual(["within_noise", "moved", null]);
  });

  test("of incomparable periods are given for no difference, however large", () => {
    expect(verdictsOf([risen, begun], false)).toEqual(["not_comparable", null]);
  });

  test("hold a difference of the longer list to more than the same difference alone", () => {
    const slight = { now: { hits: 62, total: 100 }, before: { hits: 47, total: 100 } };

    expect(verdictsOf([slight], true)).toEqual(["moved"]);
    expect(verdictsOf([slight, ...Array.from({ length: 9 }, () => equal)], true)[0]).toBe("within_noise");
  });

  test("of an empty list are none", () => {
    expect(verdictsOf([], true)).toEqual([]);
  });
});
