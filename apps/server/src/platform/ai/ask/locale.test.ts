import { expect, test } from "vitest";
import { localeInstructions, userLocation } from "./locale.ts";

test.each([
  [{ country: "FR", language: "fr" }, "Of the person who asks: country France, language French."],
  [{ country: "GB" }, "Of the person who asks: country United Kingdom."],
  [{ language: "de" }, "Of the person who asks: language German."],
  [{}, undefined],
])("describes %o as %s", (locale, expected) => {
  expect(localeInstructions(locale)).toBe(expected);
});

test("gives searches the country where there is one", () => {
  expect(userLocation({ country: "FR" })).toEqual({ userLocation: { type: "approximate", country: "FR" } });
  expect(userLocation({})).toEqual({});
});
