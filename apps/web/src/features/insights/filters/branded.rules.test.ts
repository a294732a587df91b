import { expect, it } from "vitest";
import { brandedChoices, brandedOf, choiceOf } from "./branded.rules.ts";

it("offers Branded, Unbranded and All", () => {
  expect(brandedChoices.map(({ label }) => label)).toEqual(["Branded", "Unbranded", "All"]);
});

it("means the same in the address as on the buttons", () => {
  expect(brandedChoices.map(({ value }) => brandedOf(value))).toEqual([true, false, undefined]);
  expect([true, false, undefined].map(choiceOf)).toEqual(["branded", "unbranded", "all"]);
});
