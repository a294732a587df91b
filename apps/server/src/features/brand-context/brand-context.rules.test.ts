import { expect, test } from "vitest";
import { isTooLarge } from "./brand-context.rules.ts";

const empty = {
  about_brand: "",
  brand_point_of_view: [],
  main_products_services: [],
  market_positioning: { market_scope: "", market_context: [] },
};
const frameBytes = JSON.stringify(empty).length;

test.each([
  ["60,000 bytes", "x".repeat(60_000 - frameBytes), false],
  ["a byte more", "x".repeat(60_001 - frameBytes), true],
  ["as many letters of two bytes", "é".repeat(30_001), true],
])("of a whole record of %s, too large is %s", (_, about_brand, expected) => {
  expect(isTooLarge({ ...empty, about_brand })).toBe(expected);
});
