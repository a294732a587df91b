import { describe, expect, test } from "vitest";
import { hostOf, isWorthReading, originsOf, sitemapUrls } from "./site-address.rules.ts";

test.each([
  ["acorn.example", "acorn.example"],
  ["https://www.Acorn.example/about?x=1", "acorn.example"],
  ["shop.acorn.example:8080", "shop.acorn.example:8080"],
  ["not a host", ""],
  ["", ""],
])("the host in %j is %j", (written, expected) => {
  expect(hostOf(written)).toBe(expected);
});

test.each([
  ["acorn.example", ["https://acorn.example", "http://acorn.example", "https://www.acorn.example"]],
  ["acorn.example:81", ["https://acorn.example:81", "http://acorn.example:81"]],
])("%s may be at %o", (host, expected) => {
  expect(originsOf(host)).toEqual(expected);
});

test.each([
  ["https://acorn.example/chairs", true],
  ["https://acorn.example/carts-and-chairs", true],
  ["https://acorn.example/brochure.PDF", false],
  ["https://acorn.example/cart/", false],
  ["https://acorn.example/en/login", false],
  ["nothing", false],
])("%s is worth reading: %s", (url, expected) => {
  expect(isWorthReading(url)).toBe(expected);
});

describe("a sitemap", () => {
  test("gives its pages", () => {
    const xml =
      "<urlset><url><loc> https://a.example/?a=1&amp;b=2 </loc></url><url><loc><![CDATA[https://a.example/c]]></loc></url></urlset>";

    expect(sitemapUrls(xml)).toEqual({
      pages: ["https://a.example/?a=1&b=2", "https://a.example/c"],
      sitemaps: [],
    });
  });

  test("of sitemaps gives those", () => {
    const xml = "<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>";

    expect(sitemapUrls(xml)).toEqual({ pages: [], sitemaps: ["https://a.example/1.xml"] });
  });

  test("may be anything else, with nothing in it", () => {
    expect(sitemapUrls("<html>Not found</html>")).toEqual({ pages: [], sitemaps: [] });
  });

  test.each([
    ["spaces", `<loc>${" ".repeat(1_000_000)}`],
    ["lines", "\n".repeat(1_000_000)],
  ])("of a million %s is read before the test ends", (_, text) => {
    expect(sitemapUrls(text).pages).toEqual([]);
  });
});
