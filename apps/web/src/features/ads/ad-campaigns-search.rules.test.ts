import { expect, test } from "vitest";
import { addressOf, hasFilters, parseAdCampaignsSearch, viewOf } from "./ad-campaigns-search.rules.ts";

test.each([
  [{}, {}],
  [
    { status: "PAUSED", channel: "CHATGPT", page: 2 },
    { status: "PAUSED", channel: "CHATGPT", page: 2 },
  ],
  [{ status: "ALL", channel: "TV", page: 1 }, {}],
  [{ status: "paused", page: "3" }, { page: 3 }],
  [{ page: 0 }, {}],
  [{ page: 1.5, channel: ["NETWORK"] }, {}],
])("the address %j is read as %j", (raw, search) => {
  const parsed = parseAdCampaignsSearch(raw);

  expect(parsed).toEqual(search);
  expect(addressOf(viewOf(parsed))).toEqual(search);
});

test("a page is no filter", () => {
  expect(hasFilters(viewOf({ page: 2 }))).toBe(false);
  expect(hasFilters(viewOf({ status: "ENDED" }))).toBe(true);
  expect(hasFilters(viewOf({ channel: "NETWORK" }))).toBe(true);
});
