import { expect, test } from "vitest";
import { parseOrganizationSearch } from "./organization-search.rules.ts";

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
  expect(parseOrganizationSearch(raw)).toEqual(search);
});
