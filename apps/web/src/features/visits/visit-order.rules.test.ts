import { botVisitOrders } from "@citelens/contract/traffic/visits";
import { expect, it, test } from "vitest";
import { columnOf, defaultOrder, sortOf, toggledOrder } from "./visit-order.rules.ts";

test.each([
  ["-scrap_date", "path", "path"],
  ["path", "path", "-path"],
  ["-path", "path", "path"],
  ["-path", "count", "count"],
  ["count", "count", "-count"],
  ["-scrap_date", "scrap_date", "scrap_date"],
  ["scrap_date", "scrap_date", "-scrap_date"],
] as const)("%s becomes, by a click on %s, %s", (order, column, next) => {
  expect(toggledOrder(order, column)).toBe(next);
});

it("begins with the newest on top", () => {
  expect(sortOf(defaultOrder)).toEqual({ column: "scrap_date", direction: "descending" });
});

it("names the column and the direction of every order of the contract", () => {
  const written = botVisitOrders.map((order) => {
    const { column, direction } = sortOf(order);
    return direction === "descending" ? `-${column}` : column;
  });

  expect(written).toEqual([...botVisitOrders]);
});

it("takes a column that it does not know for the one that the list begins with", () => {
  expect(["path", "scrap_date", "count", "size"].map(columnOf)).toEqual([
    "path",
    "scrap_date",
    "count",
    "scrap_date",
  ]);
});
