import { describe, expect, test } from "vitest";
import { isInScope, rankOfLink, ranks, variantCounter, variantsMax } from "./crawl-scope.rules.ts";

const whole = { host: "shop.example", includePaths: [], excludePaths: [] };

test.each([
  ["https://shop.example/lamps", true],
  ["http://www.shop.example/", true],
  ["https://shop.example:8443/", false],
  ["https://blog.shop.example/", false],
  ["https://other.example/lamps", false],
  ["mailto:hello@shop.example", false],
  ["not an address", false],
  [`https://shop.example/${"a".repeat(2_100)}`, false],
  ["https://shop.example/catalogue.PDF", false],
  ["https://shop.example/pdf-guide", true],
  ["https://shop.example/logout", false],
  ["https://shop.example/logout-problems", true],
  ["https://shop.example/?add-to-cart=5", false],
  ["https://shop.example/lamps?colour=red", true],
])("%s is read: %s", (url, isRead) => {
  expect(isInScope(url, whole)).toBe(isRead);
});

describe("paths", () => {
  test("that are named are read alone, with the start page", () => {
    const scope = { ...whole, includePaths: ["/blog"] };
    const read = ["/", "/blog", "/blog/a", "/lamps"].map((path) =>
      isInScope(`https://shop.example${path}`, scope),
    );

    expect(read).toEqual([true, true, true, false]);
  });

  test("that are left out are not read, also within those that are named", () => {
    const scope = { ...whole, includePaths: ["/blog"], excludePaths: ["/blog/tags"] };

    expect(isInScope("https://shop.example/blog/tags/red", scope)).toBe(false);
  });
});

test("links are read by the clicks that lead to them, ten at most, wherever the way begins", () => {
  expect([rankOfLink(ranks.start), rankOfLink(ranks.cited), rankOfLink(ranks.sitemap)]).toEqual([3, 3, 5]);
  expect([rankOfLink(ranks.last - 1), rankOfLink(ranks.last)]).toEqual([ranks.last, undefined]);
});

test("of a path with parameters fifty are read, those that are known already counted", () => {
  const isWanted = variantCounter(new Map([["https://shop.example/list", variantsMax - 1]]));

  const wanted = ["/list?page=50", "/list?page=51", "/list", "/other?page=1"].map((path) =>
    isWanted(`https://shop.example${path}`),
  );

  expect(wanted).toEqual([true, false, true, true]);
});
