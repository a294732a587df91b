import { expect, test } from "vitest";
import { addressOf, parseLibrarySearch, viewOf } from "./library-search.rules.ts";

test.each([
  [{}, {}],
  [
    { state: "REJECTED", campaign: "a", page: 2 },
    { state: "REJECTED", campaign: "a", page: 2 },
  ],
  [{ state: "GONE", tab: "creatives", page: 1 }, {}],
  [
    { tab: "observed", search: "chairs", state: "REJECTED", campaign: "a" },
    { tab: "observed", search: "chairs" },
  ],
  [{ search: "chairs" }, {}],
  [
    { tab: "observed", search: 42, page: "2" },
    { tab: "observed", search: "42", page: 2 },
  ],
])("the address %j is read as %j", (raw, search) => {
  const parsed = parseLibrarySearch(raw);

  expect(parsed).toEqual(search);
  expect(addressOf(viewOf(parsed))).toEqual(search);
});
