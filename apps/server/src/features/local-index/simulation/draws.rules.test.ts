import { expect, test } from "vitest";
import { drawsOf } from "./draws.rules.ts";

const urls = (count: number): string[] => Array.from({ length: count }, (_, at) => `https://${at}.example/`);

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [10, 2],
  [1_000, 200],
])("of %d pages each of a hundred draws leaves %d out", (pages, expected) => {
  expect(drawsOf(urls(pages)).map(({ size }) => size)).toEqual(Array.from({ length: 100 }, () => expected));
});

test("the draws are the same ones for the same pages, in whatever order, and differ from each other", () => {
  const draws = drawsOf(urls(50));

  expect(drawsOf(urls(50).toReversed())).toEqual(draws);
  expect(new Set(draws.map((draw) => [...draw].toSorted().join(" "))).size).toBe(100);
});

test("every page is left out about as often as any other", () => {
  const draws = drawsOf(urls(50));
  const often = urls(50).map((url) => draws.filter((draw) => draw.has(url)).length);

  expect(Math.min(...often)).toBeGreaterThan(5);
  expect(Math.max(...often)).toBeLessThan(40);
});
