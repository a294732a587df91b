import { expect, test } from "vitest";
import { normalDistance, normalTails, z95 } from "../src/normal-tails.ts";
import { studentTails, t95 } from "../src/student-tails.ts";

test.each([
  [0, 1],
  [z95, 0.05],
  [-2.575829, 0.01],
  [3, 0.0026997961],
  [5, 5.7330314e-7],
  [8, 1.2441921e-15],
])("both normal tails beyond %d hold %d", (distance, tails) => {
  expect(normalTails(distance) / tails).toBeCloseTo(1, 5);
});

test("the normal distance is the way back from the tails", () => {
  for (const tails of [1, 0.5, 0.05, 0.001, 1e-12]) {
    expect(normalTails(normalDistance(tails)) / tails).toBeCloseTo(1, 6);
  }
});

// Abramowitz and Stegun, table 26.10.
test.each([
  [1, 12.7062],
  [2, 4.3027],
  [4, 2.7764],
  [7, 2.3646],
  [24, 2.0639],
  [120, 1.9799],
])("Student's 5 %% point for %d degrees of freedom is %d", (degrees, point) => {
  expect(t95(degrees)).toBeCloseTo(point, 4);
  expect(studentTails(point, degrees)).toBeCloseTo(0.05, 4);
});

test("Student's tails with many degrees of freedom are the normal ones", () => {
  expect(studentTails(1.3, 20_000)).toBeCloseTo(normalTails(1.3), 4);
  expect(studentTails(0, 3)).toBe(1);
});
