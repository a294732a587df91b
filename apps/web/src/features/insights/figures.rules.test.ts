import { expect, test } from "vitest";
import { place, rateOf } from "./figures.rules.ts";

test("a part of nothing has no rate, and no rate is a dash and never 0", () => {
  expect(rateOf(6, 11)).toBeCloseTo(54.545, 3);
  expect(rateOf(0, 0)).toBeNull();
  expect(place(1.667)).toBe("1.67");
  expect(place(null)).toBe("–");
});
