import { expect, test } from "vitest";
import { sparklinePaths } from "./sparkline-paths.ts";

const size = { width: 100, height: 30, padding: 5 };

test("draws from zero to the highest value, over the whole width", () => {
  const { lines, dots, last } = sparklinePaths([0, 5, 10], size);

  expect(lines).toEqual(["M5 25L50 15L95 5"]);
  expect(dots).toEqual([]);
  expect(last).toEqual({ x: 95, y: 5 });
});

test("draws no line through a gap, and a dot for what stands alone", () => {
  const { lines, dots, last } = sparklinePaths([10, 10, null, 10, null], size);

  expect(lines).toEqual(["M5 5L27.5 5"]);
  expect(dots).toEqual([{ x: 72.5, y: 5 }]);
  expect(last).toEqual({ x: 72.5, y: 5 });
});

test("puts a single value into the middle, draws zeros at the bottom, and nothing of nothing", () => {
  expect(sparklinePaths([7], size).last).toEqual({ x: 50, y: 5 });
  expect(sparklinePaths([0, 0], size).lines).toEqual(["M5 25L95 25"]);
  expect(sparklinePaths([null, null], size)).toEqual({ lines: [], dots: [], last: undefined });
});
