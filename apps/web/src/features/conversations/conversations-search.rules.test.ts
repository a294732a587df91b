import { describe, expect, it, test } from "vitest";
import {
  addressOf,
  conversationsView,
  hasFilters,
  noFilters,
  parseConversationsSearch,
} from "./conversations-search.rules.ts";
import { daysOf } from "./period.rules.ts";

const campaign = "0198a3b2-7c1d-7e00-8a55-0242ac120002";

describe("the address of the conversations", () => {
  it("keeps every filter", () => {
    const address = {
      campaign,
      model: "chatgpt",
      branded: false,
      mentioned: true,
      cited: false,
      search: "desk chair",
      from: "2026-11-01",
      to: "2026-11-20",
      page: 3,
    };

    expect(parseConversationsSearch(address)).toEqual(address);
    expect(addressOf(conversationsView(address))).toEqual(address);
  });

  it("keeps every filter of single answers", () => {
    const address = {
      view: "answers",
      counted: true,
      citing: false,
      query: campaign,
      brand: campaign,
      sentiment: "NEGATIVE",
      domain: "review.example",
      url: "https://review.example/desks?page=2",
      searched_for: "best desks 2026",
      found_owned: false,
    };

    expect(parseConversationsSearch(address)).toEqual(address);
    expect(addressOf(conversationsView(parseConversationsSearch(address)))).toEqual(address);
  });

  it("leaves the filters of answers behind when queries are shown", () => {
    const view = conversationsView({
      view: "answers",
      counted: true,
      domain: "review.example",
      mentioned: true,
    });

    expect(addressOf({ ...view, shows: "queries" })).toEqual({ mentioned: true });
    expect(parseConversationsSearch({ counted: true, domain: "review.example" })).toEqual({});
  });

  it("says of a period that moves along only how many days it has", () => {
    expect(conversationsView({ days: 30 }).period).toBe("30");
    expect(addressOf({ ...noFilters, period: "30" })).toEqual({ days: 30 });
  });

  it("reads a search for a number or for true as text", () => {
    expect(parseConversationsSearch({ search: 2026 })).toEqual({ search: "2026" });
    expect(parseConversationsSearch({ search: true })).toEqual({ search: "true" });
  });

  it.each([
    [{ campaign: "all" }],
    [{ branded: "maybe" }],
    [{ days: 8 }],
    [{ from: "2026-11-20" }],
    [{ from: "2026-11-20", to: "2026-11-01" }],
    [{ from: "2026-02-30", to: "2026-03-01" }],
    [{ page: 0 }],
    [{ page: "2" }],
    [{ search: "a".repeat(201) }],
    [{ search: ["a"] }],
    [{ view: "queries" }],
  ])("drops what is invalid in %j", (raw) => {
    expect(parseConversationsSearch(raw)).toEqual({});
  });
});

it.each([
  [{ counted: false }],
  [{ citing: "true" }],
  [{ found_owned: "true" }],
  [{ searched_for: "a".repeat(2001) }],
  [{ brand: "Beta" }],
  [{ query: 7 }],
  [{ sentiment: "negative" }],
  [{ domain: "a".repeat(254) }],
  [{ url: `https://review.example/${"a".repeat(2048)}` }],
])("drops what is invalid of the answers in %j", (raw) => {
  expect(parseConversationsSearch({ view: "answers", ...raw })).toEqual({ view: "answers" });
});

test("another page is no filter, everything else is one", () => {
  expect(hasFilters({ ...noFilters, page: 2 })).toBe(false);
  expect(hasFilters({ ...noFilters, mentioned: false })).toBe(true);
  expect(hasFilters({ ...noFilters, period: "7" })).toBe(true);
  expect(hasFilters({ ...noFilters, shows: "answers" })).toBe(false);
  expect(hasFilters({ ...noFilters, shows: "answers", answers: { counted: true } })).toBe(true);
});

test.each([
  [undefined, undefined],
  ["7", { from: "2026-11-14", to: "2026-11-20" }],
  ["90", { from: "2026-08-23", to: "2026-11-20" }],
  [
    { from: "2026-01-01", to: "2026-01-31" },
    { from: "2026-01-01", to: "2026-01-31" },
  ],
] as const)("the days of the period %j", (period, days) => {
  expect(daysOf(period, "2026-11-20")).toEqual(days);
});
