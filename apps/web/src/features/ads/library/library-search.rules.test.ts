import { expect, test } from "vitest";
import { addressOf, parseLibrarySearch, viewOf } from "./library-search.rules.ts";

test.each([
  [{}, {}],
  [
    { state: "REJECTED", campaign: "a", page: 2 },
    { state: "REJECTED", campaign: "a", page: 2 },
  ],
  [{ state: "GONE", campaign: "", page: 1 }, {}],
  [
    { campaign: "a", page: "2", search: "chairs" },
    { campaign: "a", page: 2 },
  ],
])("the address %j is read as %j", (raw, search) => {
  const parsed = parseLibrarySearch(raw);

  expect(parsed).toEqual(search);
  expect(addressOf(viewOf(parsed))).toEqual(search);
});
