import { expect, test } from "vitest";
import { sortOf, toggledOrdering } from "./campaign-order.rules.ts";

test.each(["name", "status", "query_count", "answer_count"] as const)(
  "%s sorts ascending first and descending then",
  (column) => {
    expect(toggledOrdering("-created", column)).toBe(column);
    expect(toggledOrdering(column, column)).toBe(`-${column}`);
    expect(toggledOrdering(`-${column}`, column)).toBe(column);
    expect(sortOf(column)).toEqual({ column, direction: "ascending" });
    expect(sortOf(`-${column}`)).toEqual({ column, direction: "descending" });
  },
);

test("the order of creation belongs to no column, and no other column sorts", () => {
  expect(sortOf("-created")).toBeUndefined();
  expect(toggledOrdering("-created", "visibility")).toBe("-created");
});
