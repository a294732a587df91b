import { spendingGroups } from "@citelens/contract/billing/spending";
import { expect, test } from "vitest";
import {
  addressOfSpending,
  parseSpendingSearch,
  spendingGroupChoices,
  spendingView,
} from "./spending-search.rules.ts";

const today = "2026-11-23";

test.each([
  ["nothing", {}, {}],
  ["days", { from: "01-11-26", to: "03-11-26" }, { from: "01-11-26", to: "03-11-26" }],
  ["one day alone", { from: "01-11-26" }, {}],
  ["days in the wrong order", { from: "03-11-26", to: "01-11-26" }, {}],
  ["more days than the server takes", { from: "01-01-24", to: "01-11-26" }, {}],
  ["a grouping and a page", { by: "purpose", page: "3" }, { by: "purpose", page: 3 }],
  ["the defaults", { by: "operator", page: 1 }, {}],
  ["nonsense", { by: "colour", page: -2, from: 7, to: true }, {}],
])("reads an address with %s", (_, raw, expected) => {
  expect(parseSpendingSearch(raw)).toEqual(expected);
});

test("shows the last month by operator, which stands in no address", () => {
  const view = spendingView({}, today);

  expect(view).toEqual({ range: { from: "2026-10-24", to: today }, by: "operator", page: 1 });
  expect(addressOfSpending(view, today)).toEqual({});
});

test("writes an address that reads back as the same view", () => {
  const view = { range: { from: "2026-01-01", to: "2026-02-01" }, by: "model", page: 2 } as const;

  expect(spendingView(addressOfSpending(view, today), today)).toEqual(view);
});

test("offers every grouping of the contract", () => {
  expect(spendingGroupChoices.map(({ value }) => value)).toEqual([...spendingGroups]);
});
