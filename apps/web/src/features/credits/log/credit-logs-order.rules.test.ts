import { creditUseOrders } from "@citelens/contract/billing/credits";
import { expect, it, test } from "vitest";
import { sortedBy, sortOf } from "./credit-logs-order.rules.ts";
import { creditLogsView } from "./credit-logs-search.rules.ts";

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
