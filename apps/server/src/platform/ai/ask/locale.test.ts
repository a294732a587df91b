import { expect, test } from "vitest";
import {
  baseLanguage,
  localeInstructions,
  locatedByField,
  locatedInWords,
  locatedOnPage,
  userLocation,
} from "./locale.ts";

test.each([
  [{ country: "FR", language: "fr" }, "Of the person who asks: country France, language French."],
  [{ country: "GB" }, "Of the person who asks: country United Kingdom."],
  [{ language: "de" }, "Of the person who asks: language German."],
  [{}, undefined],
])("describes %o as %s", (locale, expected) => {
  expect(localeInstructions(locale)).toBe(expected);
});

test("gives searches the place that there is", () => {
  expect(userLocation({ country: "FR", city: "Lyon" })).toEqual({
    type: "approximate",
    country: "FR",
    city: "Lyon",
  });
  expect(userLocation({})).toEqual({ type: "approximate" });
});

test("says how the place reached whom", () => {
  const ways = [locatedByField, locatedInWords, locatedOnPage];

  expect(ways.map((way) => way({ country: "FR" }))).toEqual(["field", "words", "field"]);
  expect(ways.map((way) => way({ language: "fr" }))).toEqual(["nowhere", "nowhere", "united_states"]);
});

test.each([
  ["pt-BR", "pt"],
  ["fr", "fr"],
])("the language alone of %s is %s", (language, expected) => {
  expect(baseLanguage(language)).toBe(expected);
});
