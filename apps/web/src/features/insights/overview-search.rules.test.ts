import { expect, it, test } from "vitest";
import { parseOverviewSearch } from "./overview-search.rules.ts";

test.each([
  ["the share of voice", { metric: "voice" }],
  ["brands", { brands: ["Northwind", "Beta, Inc."] }],
  ["no brand at all", { brands: [] }],
  ["a tab of the prompts", { prompts: "promising" }],
  ["what it shares with other pages", { from: "01-11-26", to: "05-11-26", branded: true, compare: "off" }],
])("the address keeps %s", (_, raw) => {
  expect(parseOverviewSearch(raw)).toEqual(raw);
});

test.each([
  ["the default figure", { metric: "visibility" }],
  ["an unknown figure", { metric: "size" }],
  ["the default tab", { prompts: "underperforming" }],
  ["an unknown tab", { prompts: ["promising"] }],
  ["one name that is no list", { brands: "Beta" }],
  ["names that are none", { brands: ["Beta", {}] }],
  ["endless names", { brands: ["x".repeat(201)] }],
  ["too many names", { brands: Array.from({ length: 51 }, (_, number) => String(number)) }],
])("the address drops %s", (_, raw) => {
  expect(parseOverviewSearch(raw)).toEqual({});
});

it("takes a name that the router read as a number for a name, and each name once", () => {
  expect(parseOverviewSearch({ brands: [1664, "1664", "Beta"] })).toEqual({ brands: ["1664", "Beta"] });
});
