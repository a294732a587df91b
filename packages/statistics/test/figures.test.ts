import { expect, test } from "vitest";
import { clusterMoments, differenceOf, intervalOf, meanOf, rateOf, shownInterval } from "../src/index.ts";

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
  expect(intervalOf(part, whole)).toEqual(interval && { ...interval, of: "prompts" });
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

test("from five prompts on the shown interval is the topic's, and wider than that of these prompts", () => {
  const five = [0, 2, 5, 8, 10].map((hits) => ({ hits, total: 10 }));
  const topic = shownInterval(clusterMoments(five));
  const prompts = intervalOf(25, 50);

  expect(topic?.of).toBe("topic");
  expect(topic?.low).toBeLessThan(prompts?.low ?? 0);
  expect(topic?.high).toBeGreaterThan(prompts?.high ?? 100);
  expect(shownInterval(clusterMoments([...five, { hits: 0, total: 0 }]))).toEqual(topic);
});

test("below five prompts the shown interval is Wilson's, for these prompts", () => {
  const four = [0, 2, 5, 8].map((hits) => ({ hits, total: 10 }));

  expect(shownInterval(clusterMoments(four))).toEqual(intervalOf(15, 40));
  expect(shownInterval(clusterMoments([]))).toBeNull();
});
