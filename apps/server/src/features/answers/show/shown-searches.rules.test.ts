import { describe, expect, test } from "vitest";
import { searchesByWords, shownSearches } from "./shown-searches.rules.ts";

const shop = {
  url: "https://acme.example.com/shoes",
  domain: "example.com",
  title: "Shoes",
  kind: "OWNED",
} as const;

describe("searches are shown", () => {
  test("in their order, with what the analysis knows of each page that they found, once", () => {
    const found = [
      "https://acme.example.com/shoes/?utm_source=chatgpt.com",
      shop.url,
      "https://www.nytimes.com/a",
    ];

    expect(
      shownSearches(
        [
          { query: "shoes", found },
          { query: "boots", found: [] },
        ],
        [shop],
      ),
    ).toEqual([
      {
        query: "shoes",
        found: [shop, { url: "https://www.nytimes.com/a", domain: "nytimes.com", title: null, kind: "NEWS" }],
      },
      { query: "boots", found: [] },
    ]);
  });

  test("without pages where nobody knows which search found what, and without what is no address", () => {
    expect(
      shownSearches(
        [
          { query: null, found: null },
          { query: "shoes", found: ["javascript:alert(1)"] },
        ],
        [shop],
      ),
    ).toEqual([
      { query: null, found: null },
      { query: "shoes", found: [] },
    ]);
  });
});

test.each([
  [
    ["shoes", "boots"],
    true,
    [
      { query: "shoes", found: null },
      { query: "boots", found: null },
    ],
  ],
  [[], true, [{ query: null, found: null }]],
  [[], false, []],
])("of an answer from before, %j and searched: %j is known", (search_queries, searched, searches) => {
  expect(searchesByWords({ search_queries, searched })).toEqual(searches);
});
