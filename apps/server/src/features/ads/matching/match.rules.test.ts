import { describe, expect, test } from "vitest";
import { isAmong, type MatchedCreative, type MatchedSite, matchesOf } from "./match.rules.ts";

const placement = { id: "below", patterns: [], maxWords: 60 };
const site: MatchedSite = {
  workspaceId: "publisher",
  pages: 10,
  allowed: [],
  blocked: [],
  countries: [],
  refused: new Set(),
  placements: [placement],
};
const page = (path: string, score = 0.9) => ({ path, score, sentence: `Of ${path}.` });
const creative: MatchedCreative = {
  creativeId: "desk",
  advertiserId: "advertiser",
  category: 9,
  countries: [],
  words: 20,
  pages: [page("/a", 0.9), page("/b", 0.8), page("/c", 0.7)],
};
const pathsOf = (changes: Partial<MatchedSite>, of: Partial<MatchedCreative> = {}) =>
  matchesOf({ ...site, ...changes }, [{ ...creative, ...of }]).map(({ path }) => path);

describe("a creative stands", () => {
  test("on the pages that fit best, a fifth of the site at most", () => {
    expect(matchesOf(site, [creative])).toEqual([
      { ...page("/a", 0.9), placementId: "below", advertiserId: "advertiser", creativeId: "desk" },
      { ...page("/b", 0.8), placementId: "below", advertiserId: "advertiser", creativeId: "desk" },
    ]);
  });

  test.each([
    ["on one page of a small site", { pages: 3 }, {}, ["/a"]],
    ["on all that fit of a large one", { pages: 100 }, {}, ["/a", "/b", "/c"]],
    ["where it is 0.45 about it", { pages: 100 }, { pages: [page("/a", 0.45), page("/b", 0.449)] }, ["/a"]],
    [
      "in every placement of a page",
      { placements: [placement, { ...placement, id: "top" }] },
      {},
      ["/a", "/a", "/b", "/b"],
    ],
    [
      "where a pattern lets it, of which the fifth is taken",
      { placements: [{ ...placement, patterns: ["/b", "/c*"] }] },
      {},
      ["/b", "/c"],
    ],
    ["where its words are not too many", { placements: [{ ...placement, maxWords: 19 }] }, {}, []],
    ["where its category is chosen", { allowed: [9] }, {}, ["/a", "/b"]],
    ["nowhere where others are", { allowed: [8] }, {}, []],
    ["nowhere where its category is blocked, though it is chosen", { allowed: [9], blocked: [9] }, {}, []],
    ["nowhere where it was refused", { refused: new Set(["desk"]) }, {}, []],
    ["nowhere on its own site", { workspaceId: "advertiser" }, {}, []],
    ["in its countries", { countries: ["FR", "DE"] }, { countries: ["DE"] }, ["/a", "/b"]],
    ["nowhere in others", { countries: ["FR"] }, { countries: ["DE"] }, []],
    ["on a site that names no country", { countries: [] }, { countries: ["DE"] }, ["/a", "/b"]],
  ])("%s", (_, changes, of, paths) => {
    expect(pathsOf(changes, of)).toEqual(paths);
  });
});

test.each([
  ["/blog/a", [], true],
  ["/blog/a", ["/blog/*"], true],
  ["/blog", ["/blog/*"], false],
  ["/blog/a", ["/blog"], false],
  ["/blog", ["/blog"], true],
  ["/en/blog/a.html", ["/*/blog/*.html"], true],
  ["/en/blog/a.php", ["/*/blog/*.html"], false],
  ["/aa", ["/a*a"], true],
  ["/a", ["/a*a"], false],
  ["/blog/a", ["/shop/*", "/blog/*"], true],
  [`/${"a".repeat(2_000)}b`, [`/${"*a".repeat(100)}c`], false],
])("%.40s is among %.40j: %s", (path, patterns, is) => {
  expect(isAmong(path, patterns)).toBe(is);
});
