import { opportunityStates } from "@citelens/contract/content/opportunity-words";
import { describe, expect, it, test } from "vitest";
import { activeFilters } from "./active-filters.rules.ts";
import { emptyReason } from "./empty-reason.rules.ts";
import {
  filtersInUse,
  opportunitiesList,
  parseOpportunitiesSearch,
  sortOf,
  toggledOrder,
  withOpportunity,
} from "./opportunities-search.rules.ts";

const id = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const { viewOf, searchOf } = opportunitiesList;

describe("the address of the opportunities", () => {
  it("keeps everything that differs from what is usual", () => {
    const address = {
      period: "90d",
      kind: "CREATE_PAGE,EARN_MENTION",
      state: "DONE,DISMISSED",
      campaign: id,
      search: "chairs",
      order: "-n",
      page: 3,
      opportunity: id,
    } as const;

    expect(parseOpportunitiesSearch(address)).toEqual(address);
    expect(searchOf(viewOf(address))).toEqual(address);
  });

  it("leaves out what is usual", () => {
    expect(
      parseOpportunitiesSearch({
        period: "30d",
        state: "PLANNED,OPEN",
        order: "-score",
        page: 1,
        search: " ",
      }),
    ).toEqual({});
    expect(searchOf(viewOf({}))).toEqual({});
    expect(viewOf({}).state).toEqual(["OPEN", "PLANNED"]);
  });

  it("says by a word of its own that all states are listed", () => {
    expect(viewOf({ state: "all" }).state).toEqual([]);
    expect(searchOf({ ...viewOf({}), state: [] })).toEqual({ state: "all" });
  });

  it("keeps of a list what it knows, in its usual order", () => {
    expect(parseOpportunitiesSearch({ kind: "EARN_MENTION,NOTHING,FIX_ACCESS", state: "GONE,x" })).toEqual({
      kind: "FIX_ACCESS,EARN_MENTION",
      state: "GONE",
    });
  });

  it("reads a search for a number as text", () => {
    expect(parseOpportunitiesSearch({ search: 2026 })).toEqual({ search: "2026" });
  });

  it.each([
    [{ period: "14d" }],
    [{ kind: "open" }],
    [{ state: "NONE" }],
    [{ campaign: "all" }],
    [{ search: "a".repeat(201) }],
    [{ order: "title" }],
    [{ order: "-first_seen" }],
    [{ page: 0 }],
    [{ opportunity: 7 }],
    [{ opportunity: "x" }],
  ])("drops what is invalid in %j", (raw) => {
    expect(parseOpportunitiesSearch(raw)).toEqual({});
  });

  it("opens a panel beside everything else", () => {
    expect(withOpportunity(id)({ period: "7d", page: 2, opportunity: "x" })).toEqual({
      period: "7d",
      page: 2,
      opportunity: id,
    });
  });
});

test.each([
  [{}, 0, []],
  [{ period: "7d" }, 0, []],
  [{ state: "all" }, 1, ["State: all"]],
  [{ state: "DONE,GONE" }, 1, ["State: Done, Gone"]],
  [
    { kind: "FIX_ACCESS,CREATE_PAGE", search: "tea", campaign: id },
    3,
    ["Search: tea", "Kind: Fix access", "Kind: Create page", "Campaign: Tea"],
  ],
] as const)("in %j so many filters are in use: %d", (search, count, words) => {
  const view = viewOf(parseOpportunitiesSearch(search));

  expect(filtersInUse(view)).toBe(count);
  expect(activeFilters(view, "Tea").map((one) => one.words)).toEqual(words);
});

test("a filter is taken away by itself, and an unknown campaign has a name too", () => {
  const view = viewOf(parseOpportunitiesSearch({ kind: "FIX_ACCESS,CREATE_PAGE", campaign: id }));
  const filters = activeFilters(view, undefined);

  expect(filters[0]?.without).toEqual({ kind: ["CREATE_PAGE"] });
  expect(filters.at(-1)).toEqual({ words: "Campaign: unknown", without: { campaign: undefined } });
});

test.each([
  ["-score", "score", "score"],
  ["score", "score", "-score"],
  ["-score", "n", "-n"],
  ["-score", "effort", "effort"],
  ["effort", "effort", "-effort"],
  ["-n", "state", "-n"],
] as const)("in the order %s a press on %s leads to %s", (order, column, next) => {
  expect(toggledOrder(order, column)).toBe(next);
});

test("the sorted column is known by the order", () => {
  expect(sortOf("-n")).toEqual({ column: "n", direction: "descending" });
  expect(sortOf("effort")).toEqual({ column: "effort", direction: "ascending" });
});

describe("a list without rows says why", () => {
  const refresh = {
    refreshed_at: "2026-11-20T12:00:00.000Z",
    is_running: false,
    failed: false,
    answers: 900,
  };
  const known = { list: { count: 0, states: [], refresh }, isNarrowed: false, queries: 10 };
  const settled = [{ state: opportunityStates[2], count: 2 }];
  const never = { ...refresh, refreshed_at: null, answers: null };

  test.each([
    ["past the end", { list: { ...known.list, count: 3 } }],
    ["all settled", { list: { ...known.list, states: settled } }],
    ["filtered out", { list: { ...known.list, states: settled }, isNarrowed: true }],
    ["first search", { list: { ...known.list, refresh: { ...never, is_running: true } } }],
    ["never searched", { list: { ...known.list, refresh: never } }],
    ["no answers", { list: { ...known.list, refresh: { ...refresh, answers: 0 } } }],
    ["few answers", { list: { ...known.list, refresh: { ...refresh, answers: 49 } } }],
    ["few answers", { list: { ...known.list, refresh: { ...refresh, answers: 4 } }, queries: undefined }],
    ["nothing found", { list: { ...known.list, refresh: { ...refresh, answers: 50 } } }],
    ["nothing found", { isNarrowed: true }],
    ["nothing found", {}],
  ])("%s", (reason, changes) => {
    expect(emptyReason({ ...known, ...changes })).toBe(reason);
  });
});
