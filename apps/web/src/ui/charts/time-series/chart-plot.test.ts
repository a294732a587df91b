import { expect, test } from "vitest";
import { daysDomain, plotScale } from "./chart-plot.ts";

const plot = { left: 40, right: 340, top: 10, bottom: 260 };

test("puts the first day left, the last right, and days between as far apart as they are", () => {
  const days = daysDomain([{ x: 100 }, { x: 101 }, { x: 110 }]);

  const { xOf } = plotScale(plot, { days, top: 50 });

  expect([100, 101, 110].map(xOf)).toEqual([40, 70, 340]);
});

test("puts zero at the bottom and the highest figure of the axis at the top", () => {
  const { yOf } = plotScale(plot, { days: [0, 1], top: 50 });

  expect([0, 25, 50].map(yOf)).toEqual([260, 135, 10]);
});

test("puts a single day into the middle", () => {
  const { xOf } = plotScale(plot, { days: daysDomain([{ x: 100 }]), top: 50 });

  expect(xOf(100)).toBe(190);
});
