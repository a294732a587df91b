import { describe, expect, test } from "vitest";
import { type RevealedSearch, searchKey, subQuestions } from "../src/searches.ts";

test.each([
  ["Best Running Shoes", "best running shoes"],
  ["  best\u00a0 running\tshoes ", "best running shoes"],
  ["Crème brûlée", "creme brulee"],
  ["ﬁt shoes", "fit shoes"],
  ["what’s best", "what's best"],
  ["100 % wool", "100 % wool"],
  ["靴 おすすめ", "靴 おすすめ"],
  [" \n", ""],
])("searches are equal by their folded words: %j is %j", (query, key) => {
  expect(searchKey(query)).toBe(key);
});

test("a key is short enough for an index, and no half of a character ends it", () => {
  const key = searchKey(`a${"𝟘 👟".repeat(400)}`);

  expect(key.length).toBeLessThanOrEqual(300);
  expect(key.isWellFormed()).toBe(true);
});

const client = { id: "own", name: "Acme", isClient: true, aliases: [], domains: ["acme.example.com"] };
const rival = { id: "rival", name: "Beta", isClient: false, aliases: [], domains: ["beta.com"] };
const own = "https://www.acme.example.com/shoes";
const other = "https://beta.com/shoes";

const search = (query: string | null, found: readonly string[] | null): RevealedSearch => ({ query, found });
const known = (searches: readonly RevealedSearch[], titles: Record<string, string> = {}) =>
  subQuestions(searches, { titles: new Map(Object.entries(titles)), brands: [rival, client] });

describe("the sub-questions of an answer", () => {
  test("are its searches in their order, equal ones as one with the words of the first", () => {
    const searches = [search("Shoes", []), search("boots", []), search("shoes", []), search("SHOES ", [])];

    expect(known(searches)).toEqual([
      { position: 1, query: "Shoes", key: "shoes", searches: 3, foundOwned: false },
      { position: 2, query: "boots", key: "boots", searches: 1, foundOwned: false },
    ]);
  });

  test("are one without words for all searches that the provider says nothing of", () => {
    const searches = [search(null, null), search("", null), search(null, null)];

    expect(known(searches)).toEqual([{ position: 1, query: null, key: null, searches: 3, foundOwned: null }]);
  });

  test("are none of an answer that did not search", () => {
    expect(known([])).toEqual([]);
  });

  test.each<[string, (readonly string[] | null)[], boolean | null]>([
    ["a page of the client's", [[other, own]], true],
    ["pages of others alone", [[other]], false],
    ["nothing", [[]], false],
    ["what the provider does not say", [null], null],
    ["a page of the client's the second time", [[other], [own]], true],
    ["a page of the client's once, and once nobody knows what", [null, [own]], true],
    ["pages of others once, and once nobody knows what", [[other], null], null],
    ["what is no address", [["acme.example.com", "javascript:void"]], false],
  ])("that found %s", (_, found, foundOwned) => {
    const [sub] = known(found.map((urls) => search("shoes", urls)));

    expect(sub?.foundOwned).toBe(foundOwned);
  });

  test("that found an opaque address of Google's are judged by its title, which is a domain", () => {
    const opaque = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/abc";

    expect(known([search("shoes", [opaque])], { [opaque]: "acme.example.com" })[0]?.foundOwned).toBe(true);
    expect(known([search("shoes", [opaque])], { [opaque]: "beta.com" })[0]?.foundOwned).toBe(false);
  });
});
