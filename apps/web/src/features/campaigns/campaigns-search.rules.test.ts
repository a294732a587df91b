import { campaignOrders } from "@citelens/contract/visibility/campaigns";
import { expect, test } from "vitest";
import {
  addressOf,
  campaignsView,
  parseCampaignsSearch,
  statusFilters,
  typeFilters,
} from "./campaigns-search.rules.ts";

test("the filters are All, Draft, Active, Paused and All Types, Brand, Product, Pre-Audit", () => {
  expect(statusFilters.map(({ label }) => label)).toEqual(["All", "Draft", "Active", "Paused"]);
  expect(typeFilters.map(({ label }) => label)).toEqual(["All Types", "Brand", "Product", "Pre-Audit"]);
});

test("an empty address shows the first page of all campaigns, the newest first", () => {
  const view = campaignsView(parseCampaignsSearch({}));

  expect(view).toEqual({ status: "ALL", type: "ALL", ordering: "-created", page: 1 });
});

test("an address keeps what is not the default and loses what is", () => {
  const search = { status: "PAUSED", type: "PRE_AUDIT", ordering: "name", page: 3 } as const;

  expect(parseCampaignsSearch(search)).toEqual(search);
  expect(addressOf(campaignsView(search))).toEqual(search);
  expect(parseCampaignsSearch({ status: "ALL", type: "ALL", ordering: "-created", page: 1 })).toEqual({});
});

test.each([
  { status: "STOPPED" },
  { type: "brand" },
  { ordering: "brand_visibility" },
  { page: 0 },
  { page: 1.5 },
  { page: "two" },
])("%o is dropped, the rest of the address stays", (wrong) => {
  const search = parseCampaignsSearch({
    status: "DRAFT",
    type: "BRAND",
    ordering: "status",
    page: 2,
    ...wrong,
  });

  expect(Object.keys(search)).toHaveLength(3);
});

test("every order that the API knows can stand in the address", () => {
  for (const ordering of campaignOrders) {
    expect(campaignsView(parseCampaignsSearch({ ordering })).ordering).toBe(ordering);
  }
});
