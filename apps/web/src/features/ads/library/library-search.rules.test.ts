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
  [
    { tab: "observed", campaign: "a", state: "REJECTED", search: "chairs", page: 2 },
    { tab: "observed", search: "chairs", page: 2 },
  ],
  [{ tab: "creatives", search: "chairs" }, {}],
])("the address %j is read as %j", (raw, search) => {
  const parsed = parseLibrarySearch(raw);

  expect(parsed).toEqual(search);
  expect(addressOf(viewOf(parsed))).toEqual(search);
});
