import { expect, test } from "vitest";
import { siteCheckOf } from "./site-checks.rules.ts";
import { faultOf, outcomeOf, pageOf, sitemapOf, siteOf } from "./site-facts.test-helper.ts";

test.each([
  ["no file at all", [], "failed"],
  ["one that works", [sitemapOf()], "passed"],
  ["one that works and is not named", [sitemapOf({ isNamed: false })], "passed"],
  ["none where it was looked for", [sitemapOf({ isNamed: false, status: 404 })], "failed"],
  ["one that is named and gone", [sitemapOf({ status: 404 })], "failed"],
  ["one that is named and does not answer", [sitemapOf({ status: null, failure: "timeout" })], "failed"],
  [
    "one that works beside one that was looked for",
    [sitemapOf(), sitemapOf({ isNamed: false, status: 404 })],
    "passed",
  ],
  ["one that is no XML", [sitemapOf({ fault: "It is no XML." })], "failed"],
  ["50,000 addresses", [sitemapOf({ urls: 50_000 })], "passed"],
  ["more than 50,000 addresses", [sitemapOf({ urls: 50_001 })], "failed"],
  ["an address of another site", [sitemapOf({ foreign: 1 })], "failed"],
  ["a date that is none", [sitemapOf({ badLastmod: "yesterday" })], "failed"],
])("sitemap: %s", (_, sitemaps, expected) => {
  expect(outcomeOf(siteCheckOf("sitemap"), siteOf({ sitemaps }))).toBe(expected);
});

test("sitemap shows what is wrong with each file", () => {
  const sitemaps = [sitemapOf({ status: 403 }), sitemapOf({ foreign: 2, badLastmod: "31.01.2026" })];

  const { evidence } = faultOf(siteCheckOf("sitemap"), siteOf({ sitemaps }));

  expect(evidence.map(({ found }) => found)).toEqual([
    "Status 403, although robots.txt names it.",
    "2 of its addresses are of other sites or none of the web.",
    "A lastmod is no date.",
  ]);
  expect(evidence[2]?.quote).toBe("<lastmod>31.01.2026</lastmod>");
});

function named(paths: readonly string[], lastmods: readonly (string | null)[] = []) {
  return paths.map((path, index) => ({
    hash: path,
    url: `https://shop.example${path}`,
    lastmod: lastmods[index] ?? null,
  }));
}

const paths = Array.from({ length: 20 }, (_, index) => `/p${index}`);

test.each([
  ["all are found", {}, 20, "passed"],
  ["one in twenty is gone", { status: 404 }, 1, "half"],
  ["two in twenty are gone", { status: 404 }, 2, "failed"],
  ["two in twenty are closed", { isNoindex: true }, 2, "failed"],
  ["two in twenty redirect", { finalHash: "/p9" }, 2, "failed"],
  ["two in twenty have another canonical", { canonicalHash: "/p9" }, 2, "failed"],
])("sitemap-urls: %s", (_, changed, count, expected) => {
  const pages = paths.map((path, index) => pageOf(path, index < count ? changed : {}));

  expect(outcomeOf(siteCheckOf("sitemap-urls"), siteOf({ sitemapPages: named(paths) }, pages))).toBe(
    expected,
  );
});

test("sitemap-urls: a page whose canonical is its own is found, and what was not read does not count", () => {
  const pages = [pageOf("/p0", { canonicalHash: "/p0" }), pageOf("/p1", { status: null })];
  const check = siteCheckOf("sitemap-urls");

  expect(outcomeOf(check, siteOf({ sitemapPages: named(paths) }, pages))).toBe("passed");
  expect(outcomeOf(check, siteOf({ sitemapPages: named(paths) }))).toBe("not-applicable");
  expect(outcomeOf(check, siteOf({}, pages))).toBe("not-applicable");
});

test("sitemap-urls says how many, and where a redirect leads", () => {
  const pages = [pageOf("/p0", { finalHash: "/p1" }), ...paths.slice(1).map((path) => pageOf(path))];

  const { evidence } = faultOf(siteCheckOf("sitemap-urls"), siteOf({ sitemapPages: named(paths) }, pages));

  expect(evidence[0]?.found).toBe(
    "It redirects to https://shop.example/p1. So it is with 1 of 20 read pages of the sitemap (5 %).",
  );
});

test.each([
  ["no dates", [null, null, null, null, null], "not-applicable"],
  ["dates that differ", ["2026-01-01", "2026-01-01", "2026-01-01", "2026-01-01", "2026-03-01"], "passed"],
  ["the same day for all of five", Array(5).fill("2026-11-20"), "failed"],
  ["the same day for all of four", Array(4).fill("2026-11-20"), "passed"],
  [
    "the same day at different times",
    ["01", "02", "03", "04", "05"].map((hour) => `2026-11-20T${hour}:00:00Z`),
    "failed",
  ],
  ["tomorrow, which is today elsewhere", ["2026-11-26", "2026-01-01"], "passed"],
  ["the future", ["2026-11-27", "2026-01-01"], "failed"],
  ["no dates of the calendar", ["2026-02-30", "soon", "2030"], "not-applicable"],
] as const)("lastmod-false: %s", (_, lastmods, expected) => {
  const sitemapPages = named(paths.slice(0, lastmods.length), lastmods);

  expect(outcomeOf(siteCheckOf("lastmod-false"), siteOf({ sitemapPages }))).toBe(expected);
});

test("lastmod-false quotes the date", () => {
  const sitemapPages = named(["/a"], ["2031-05-01T00:00:00Z"]);

  expect(faultOf(siteCheckOf("lastmod-false"), siteOf({ sitemapPages })).evidence[0]).toMatchObject({
    url: "https://shop.example/a",
    quote: "<lastmod>2031-05-01T00:00:00Z</lastmod>",
  });
});
