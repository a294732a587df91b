import { expect, test } from "vitest";
import { parseAdminSearch } from "./admin-search.rules.ts";

test.each([
  [{}, {}],
  [
    { search: " ada ", page: 2 },
    { search: "ada", page: 2 },
  ],
  [
    { search: 2026, page: "3" },
    { search: "2026", page: 3 },
  ],
  [{ search: "", page: 1 }, {}],
  [{ search: ["a"], page: -1 }, {}],
  [{ search: "x".repeat(300), page: 1.5 }, { search: "x".repeat(200) }],
])("reads %j as %j", (raw, expected) => {
  expect(parseAdminSearch(raw)).toEqual(expected);
});
