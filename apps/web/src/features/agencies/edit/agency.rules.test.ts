import { expect, test } from "vitest";
import { agencyBody, agencyValues, contrastRows, isColour } from "./agency.rules.ts";

test.each([
  ["#4353e6", true],
  ["#4353E6", true],
  ["4353e6", false],
  ["#435", false],
  ["#4353e6; x", false],
])("takes %s for a colour: %s", (text, expected) => {
  expect(isColour(text)).toBe(expected);
});

test("sends images only when they change, and no host as null", () => {
  const values = {
    ...agencyValues(undefined),
    name: "A",
    sub_domain: " ",
    host_name: " geo.acme.com ",
    logo: null,
  };

  expect(agencyBody(values)).toEqual({
    name: "A",
    primary_color: "#4353e6",
    secondary_color: "#ffb020",
    sub_domain: null,
    host_name: "geo.acme.com",
    logo: null,
  });
});

test("says of each use of the colours whether it is readable or can be told", () => {
  const rows = contrastRows({ text: 4.5, on: 7, charts: [3, 3.21], raw: 2.94 });

  expect(rows.map(({ label, ratio, verdict }) => `${label} ${ratio}, ${verdict}`)).toEqual([
    "Links 4.5:1, readable",
    "Labels of buttons 7.0:1, readable",
    "First chart line 3.0:1, distinct",
    "Second chart line 3.2:1, distinct",
    "First colour as given 2.9:1, too weak for text",
  ]);
});
