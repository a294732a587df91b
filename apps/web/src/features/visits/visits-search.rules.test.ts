import { describe, expect, it, test } from "vitest";
import { addressOf, hasFilters, parseVisitsSearch, visitsView, withRange } from "./visits-search.rules.ts";

const today = "2026-11-20";

describe("reading the address", () => {
  it("keeps what is valid", () => {
    const raw = {
      from: "01-11-26",
      to: "05-11-26",
      search: "/docs",
      agent: "seo-agent",
      verdict: "spoofed",
      order: "count",
      page: 3,
    };

    expect(parseVisitsSearch(raw)).toEqual(raw);
  });

  test.each([
    ["the defaults", { search: "", agent: "all", verdict: "all", order: "-scrap_date", page: 1 }],
    ["unknown values", { agent: "robots", verdict: "honest", order: "size", page: "two", colour: "red" }],
    ["pages that cannot be", { page: 0 }],
    ["half a page", { page: 1.5 }],
    ["lists and objects", { search: ["a"], agent: {}, order: [], page: [[]] }],
    ["a search of blanks", { search: "   " }],
    ["a search that the server would refuse", { search: "x".repeat(501) }],
    ["a day without its partner", { from: "01-11-26" }],
    ["a malformed day", { from: "01-11-26", to: "2026-11-05" }],
    ["a day that does not exist", { from: "31-11-26", to: "05-12-26" }],
    ["days turned around", { from: "05-11-26", to: "01-11-26" }],
    ["more days than the server lists", { from: "01-01-20", to: "01-11-26" }],
  ])("drops %s", (_, raw) => {
    expect(parseVisitsSearch(raw)).toEqual({});
  });

  it("drops an invalid value without losing the others", () => {
    const search = parseVisitsSearch({ from: "today", to: "now", search: "/docs", page: 2 });

    expect(search).toEqual({ search: "/docs", page: 2 });
  });

  it("searches for digits that the router read as a number", () => {
    expect(parseVisitsSearch({ search: 2026 })).toEqual({ search: "2026" });
  });
});

describe("the view of an address", () => {
  it("shows the newest visits of the last 7 days when the address asks for nothing", () => {
    expect(visitsView({}, today)).toEqual({
      range: { from: "2026-11-14", to: "2026-11-20" },
      search: "",
      agent: "all",
      verdict: "all",
      order: "-scrap_date",
      page: 1,
    });
  });

  test.each([
    ["nothing", {}],
    ["days", { from: "01-11-26", to: "05-11-26" }],
    [
      "everything",
      {
        from: "01-11-26",
        to: "05-11-26",
        search: "a b",
        agent: "llm-training",
        verdict: "verified",
        order: "path",
        page: 9,
      },
    ],
  ] as const)("leads back to the same address with %s", (_, search) => {
    expect(addressOf(visitsView(search, today), today)).toEqual(search);
  });

  it("leaves the default days out of the address, so that they move along with the calendar", () => {
    const search = withRange({ page: 2 }, { from: "2026-11-14", to: today });

    expect(addressOf(visitsView(search, today), today)).toEqual({ page: 2 });
  });
});

test.each([
  [{}, false],
  [{ order: "path", page: 3 }, false],
  [{ search: "/docs" }, true],
  [{ agent: "seo-agent" }, true],
  [{ verdict: "verified" }, true],
  [{ from: "01-11-26", to: "05-11-26" }, true],
] as const)("whether %j is filtered: %j", (search, filtered) => {
  expect(hasFilters(search)).toBe(filtered);
});
