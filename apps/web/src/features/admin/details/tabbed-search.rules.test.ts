import { expect, test } from "vitest";
import { parseTabbedSearch } from "./tabbed-search.rules.ts";

test.each([
  [{}, {}],
  [{ tab: "credits", page: 1 }, {}],
  [
    { tab: "keys", page: "3" },
    { tab: "keys", page: 3 },
  ],
  [{ tab: "secrets", page: -2 }, {}],
  [{ tab: ["keys"], page: 1.5 }, {}],
])("of %o the page shows %o", (raw, search) => {
  expect(parseTabbedSearch(["credits", "keys"], raw)).toEqual(search);
});
