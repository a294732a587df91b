import { expect, test } from "vitest";
import { valueTicks } from "./chart-axis.ts";

test.each([
  [53.9, 100, [0, 15, 30, 45, 60]],
  [100, 100, [0, 20, 40, 60, 80, 100]],
  [97, 100, [0, 20, 40, 60, 80, 100]],
  [1234, undefined, [0, 250, 500, 750, 1000, 1250]],
  [6, undefined, [0, 2, 4, 6]],
  [1.4, undefined, [0, 1, 2]],
  [0.6, undefined, [0, 0.15, 0.3, 0.45, 0.6]],
  [0, 100, [0, 1]],
])("divides an axis up to %d, at most %s, at %j", (max, limit, ticks) => {
  expect(valueTicks(max, limit)).toEqual(ticks);
});

test("reaches every value with six round figures at most", () => {
  for (let max = 0.013; max < 1e7; max *= 1.37) {
    const ticks = valueTicks(max);

    expect(ticks.length, `${max}`).toBeLessThanOrEqual(6);
    expect(ticks.length, `${max}`).toBeGreaterThanOrEqual(2);
    expect(ticks.at(-1), `${max}`).toBeGreaterThanOrEqual(max * 0.999999);
  }
});
