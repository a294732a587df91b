import { expect, test } from "vitest";
import { agencyBody, formatContrast, isColour } from "./agency.rules.ts";

test.each([
  ["#4353e6", true],
  ["#4353E6", true],
  ["4353e6", false],
  ["#435", false],
  ["#4353e6; x", false],
])("takes %s for a colour: %s", (text, expected) => {
  expect(isColour(text)).toBe(expected);
});

test("sends images only when they change, and no sub-domain as null", () => {
  const values = { name: "A", sub_domain: " ", primary_color: "#000000", secondary_color: "#ffffff" };

  expect(agencyBody({ ...values, icon: undefined, logo: null })).toEqual({
    ...values,
    sub_domain: null,
    logo: null,
  });
});

test("says whether a contrast is readable", () => {
  expect(formatContrast(4.5)).toBe("4.5:1, readable");
  expect(formatContrast(2.94)).toBe("2.9:1, too weak");
});
