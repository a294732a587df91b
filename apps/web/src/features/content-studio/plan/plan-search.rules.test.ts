import { expect, test } from "vitest";
import { monthAfter, parsePlanSearch } from "./plan-search.rules.ts";

test.each([
  ["2026-11", { month: "2026-11" }],
  ["2026-13", {}],
  ["2026-1", {}],
  ["1999-12", {}],
  [202611, {}],
  [undefined, {}],
])("of %j the address keeps %j", (month, search) => {
  expect(parsePlanSearch({ month })).toEqual(search);
});

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2099-12", 1, "2099-12"],
  ["2000-01", -1, "2000-01"],
])("%s and %i months is %s", (month, months, next) => {
  expect(monthAfter(month, months)).toBe(next);
});
