import { creditUseOrders } from "@citelens/contract/credits";
import { expect, it, test } from "vitest";
import {
  addressOfLogs,
  creditLogsView,
  parseCreditLogsSearch,
  sortedBy,
  sortOf,
} from "./credit-logs-search.rules.ts";

test.each([
  ["nothing", {}, {}],
  ["the defaults", { page: 1, ordering: "-created_at" }, {}],
  ["another page", { page: 3 }, { page: 3 }],
  ["digits as text", { page: "3" }, { page: 3 }],
  ["an order", { ordering: "credits_used" }, { ordering: "credits_used" }],
  ["an unknown order", { page: 2, ordering: "details" }, { page: 2 }],
  ["page nought", { page: 0, ordering: "action_type" }, { ordering: "action_type" }],
  ["half a page", { page: 1.5 }, {}],
  ["nonsense", { page: "many", ordering: 7, other: true }, {}],
])("reads an address with %s", (_, raw, expected) => {
  expect(parseCreditLogsSearch(raw)).toEqual(expected);
});

test.each([
  ["-created_at", "action_type", "action_type"],
  ["action_type", "action_type", "-action_type"],
  ["-action_type", "action_type", "action_type"],
  ["credits_used", "created_at", "created_at"],
  ["-created_at", "created_at", "created_at"],
  ["-credits_used", "credits_used", "credits_used"],
] as const)("%s becomes, by a click on %s, %s on page 1", (ordering, column, next) => {
  expect(sortedBy({ page: 4, ordering }, column)).toEqual({ page: 1, ordering: next });
});

it("begins with the newest on top", () => {
  expect(sortOf(creditLogsView({}).ordering)).toEqual({ column: "created_at", direction: "descending" });
});

it("names the column and the direction of every order of the contract", () => {
  const written = creditUseOrders.map((ordering) => {
    const { column, direction } = sortOf(ordering);
    return direction === "descending" ? `-${column}` : column;
  });

  expect(written).toEqual([...creditUseOrders]);
});

it("writes an address that reads back as the same view", () => {
  const views = creditUseOrders.map((ordering, index) => ({ page: index + 1, ordering }));

  const read = views.map((view) => creditLogsView(parseCreditLogsSearch({ ...addressOfLogs(view) })));

  expect(read).toEqual(views);
});
