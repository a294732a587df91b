import { sourceOrders, sourcePageOrders } from "@citelens/contract/visibility/sources";
import { describe, expect, it, test } from "vitest";
import { percent, verdictOf } from "#lib/figures.ts";
import { sortOf, toggledOrder } from "./source-order.rules.ts";
import { sumsOf } from "./source-sums.rules.ts";
import { describeTrend, formatPosition, ownPath, pageName, pathOf } from "./source-text.rules.ts";
import {
  explorerList,
  parseExplorerSearch,
  parseSourcesSearch,
  sourcesList,
} from "./sources-search.rules.ts";

describe("the address of the sources", () => {
  it("keeps the filters of all insights beside those of the list", () => {
    const address = {
      from: "01-11-26",
      to: "20-11-26",
      campaign: "0198a3b2-7c1d-7e00-8a55-0242ac120002",
      branded: "all",
      compare: "off",
      kind: "REVIEW",
      search: "chairs",
      domain: "reviews.example",
      order: "-retrieved_count",
      page: 3,
    };

    expect(parseSourcesSearch(address)).toEqual(address);
    expect(parseExplorerSearch(address)).toEqual(address);
  });

  it("leaves out what is the default", () => {
    expect(parseSourcesSearch({ order: "-use_count", page: 1, search: " ", domain: "" })).toEqual({});
    expect(sourcesList.searchOf(sourcesList.viewOf({}), {})).toEqual({});
    expect(explorerList.searchOf({ ...explorerList.viewOf({}), page: 2 }, {})).toEqual({ page: 2 });
  });

  it("reads a search for a number as text and a domain in small letters", () => {
    expect(parseSourcesSearch({ search: 2026, domain: "Reviews.Example" })).toEqual({
      search: "2026",
      domain: "reviews.example",
    });
  });

  it.each([
    [{ kind: "BLOG" }],
    [{ order: "price" }],
    [{ order: "url" }],
    [{ page: 0 }],
    [{ page: "2" }],
    [{ search: "a".repeat(201) }],
    [{ search: ["a"] }],
    [{ domain: "a".repeat(254) }],
    [{ from: "2026-11-01", to: "2026-11-20" }],
    [{ branded: "maybe" }],
  ])("drops what is invalid in %j", (raw) => {
    expect(parseSourcesSearch(raw)).toEqual({});
  });
});

test.each([
  ["-use_count", "use_count", "use_count"],
  ["use_count", "use_count", "-use_count"],
  ["-use_count", "retrieved_count", "-retrieved_count"],
  ["-use_count", "domain", "domain"],
  ["domain", "domain", "-domain"],
  ["-use_count", "avg_position", "avg_position"],
  ["-use_count", "usage_percentage", "-use_count"],
] as const)("in the order %s a press on %s leads to %s", (order, column, next) => {
  expect(toggledOrder(sourceOrders, order, column)).toBe(next);
});

test("the newest pages come first at the first press, and every order has its column", () => {
  expect(toggledOrder(sourcePageOrders, "-use_count", "last_seen")).toBe("-last_seen");
  expect(sortOf("-last_seen")).toEqual({ column: "last_seen", direction: "descending" });
  expect(sortOf("url")).toEqual({ column: "url", direction: "ascending" });
});

test("figures are told in words, a dash for what is not there", () => {
  expect([percent(55.56), percent(null)]).toEqual(["55.56\u00a0%", "–"]);
  expect([formatPosition(1), formatPosition(null)]).toEqual(["1.0", "–"]);
  expect(describeTrend([])).toBe("No answers");
  expect(
    describeTrend([
      { date: "2026-11-01", use_count: 2 },
      { date: "2026-11-02", use_count: 7 },
      { date: "2026-11-04", use_count: 5 },
    ]),
  ).toBe("From 2 to 5 answers a day, at most 7");
});

test.each([
  [{ verdict: "moved", paired_points: 4 }, "up"],
  [{ verdict: "moved", paired_points: -4 }, "down"],
  [{ verdict: "within_noise", paired_points: 4 }, "noise"],
  [{ verdict: "not_comparable", paired_points: null }, "incomparable"],
  [{ verdict: null, paired_points: null }, undefined],
] as const)("%j reads %s", (source, verdict) => {
  expect(verdictOf(source.verdict, source.paired_points ?? 0)).toBe(verdict);
});

test.each([
  ["https://a.example/caf%C3%A9?x=1", null, "/café?x=1", "/café?x=1"],
  ["https://a.example/", " Home ", "Home", "/"],
  ["not an address", null, "not an address", "not an address"],
])("the page %s with the title %s is called %s", (url, title, name, path) => {
  expect(pageName({ url, title })).toBe(name);
  expect(pathOf(url)).toBe(path);
});

test("kinds add up to the whole, with the client's part and its competitors'", () => {
  expect(
    sumsOf([
      { kind: "OTHER", domains: 4, use_count: 9 },
      { kind: "OWNED", domains: 1, use_count: 4 },
    ]),
  ).toEqual({ sites: 5, uses: 13, ownUses: 4, competitorUses: 0 });
});

test.each([
  ["https://www.acorn.example/caf%C3%A9?utm_source=x#top", "https://acorn.example", "/caf%C3%A9"],
  ["http://acorn.example/", "https://www.acorn.example/shop", "/"],
  ["https://blog.acorn.example/", "https://acorn.example", undefined],
  ["https://acorn.example.evil.example/", "https://acorn.example", undefined],
  ["acorn", "https://acorn.example", undefined],
])("the own path of %s on %s is %s", (url, siteUrl, path) => {
  expect(ownPath(url, siteUrl)).toBe(path);
});
