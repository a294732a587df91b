import { describe, expect, test } from "vitest";
import { parseNetworkSearch, parsePublisherSearch } from "./network-search.rules.ts";

describe("the address of the network", () => {
  test.each([
    [{}, {}],
    [{ tab: "publishers", page: 1, search: " " }, {}],
    [{ tab: "nowhere", page: "x", search: { a: 1 } }, {}],
    [
      { search: 2026, page: 2 },
      { search: "2026", page: 2 },
    ],
    [
      { tab: "review", page: 3, search: "tea" },
      { tab: "review", page: 3 },
    ],
  ])("%j is read as %j", (raw, search) => {
    expect(parseNetworkSearch(raw)).toEqual(search);
  });
});

const placement = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";

describe("the address of a publisher", () => {
  test.each([
    [{}, {}],
    [{ tab: "placements", placement, page: 2 }, {}],
    [{ tab: "check", placement }, { tab: "check" }],
    [
      { tab: "matches", placement, page: 2 },
      { tab: "matches", placement, page: 2 },
    ],
    [{ tab: "matches", placement: "below-article", page: -1 }, { tab: "matches" }],
  ])("%j is read as %j", (raw, search) => {
    expect(parsePublisherSearch(raw)).toEqual(search);
  });
});
