import { expect, it, test } from "vitest";
import { parseOverviewSearch, searchesAddress, shownSearches } from "./overview-search.rules.ts";

test.each([
  ["the share of voice", { metric: "voice" }],
  ["brands", { brands: ["Northwind", "Beta, Inc."] }],
  ["no brand at all", { brands: [] }],
  ["a tab of the prompts", { prompts: "promising" }],
  ["which searches are listed", { searches: "-answers", searched: "best chair", searchesPage: 3 }],
  ["what it shares with other pages", { from: "01-11-26", to: "05-11-26", branded: true, compare: "off" }],
])("the address keeps %s", (_, raw) => {
  expect(parseOverviewSearch(raw)).toEqual(raw);
});

test.each([
  ["the default figure", { metric: "visibility" }],
  ["an unknown figure", { metric: "size" }],
  ["the default tab", { prompts: "underperforming" }],
  ["an unknown tab", { prompts: ["promising"] }],
  ["the default order of searches", { searches: "-searches" }],
  ["an order that is not offered", { searches: "-query" }],
  ["no words", { searched: "  " }],
  ["words that are none", { searched: {} }],
  ["endless words", { searched: "x".repeat(201) }],
  ["the first page of searches", { searchesPage: 1 }],
  ["a page that is none", { searchesPage: 1.5 }],
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

it("takes words that the router read as a number for words", () => {
  expect(parseOverviewSearch({ searched: 2026 })).toEqual({ searched: "2026" });
});

test.each([
  [{}, { order: "-searches", search: "", page: 1 }],
  [
    { searches: "query", searched: "chair", searchesPage: 2 },
    { order: "query", search: "chair", page: 2 },
  ],
] as const)("the address %j lists the searches %j, and these have that address", (address, shown) => {
  expect(shownSearches(address)).toEqual(shown);
  expect(searchesAddress(shown)).toEqual(address);
});
