import { expect, test } from "vitest";
import { placeText } from "./place.rules.ts";

test.each([
  ["FR", "field", "Asked from France"],
  ["FR", "words", "Asked without a place; France was told in words"],
  ["FR", "nowhere", "Asked without a place"],
  [null, "nowhere", "Asked without a place"],
  [null, "field", "Asked without a place"],
  [null, "words", "Asked without a place"],
  [null, "united_states", "Asked as from the United States"],
  ["FR", null, "France"],
  [null, null, "Any"],
] as const)("the country %s, located %s, reads as %s", (country, located, words) => {
  expect(placeText({ country, located })).toBe(words);
});
