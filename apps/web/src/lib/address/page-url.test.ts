import fc from "fast-check";
import { expect, it, test } from "vitest";
import { pageUrl } from "./page-url.ts";

test.each([
  ["https://example.com", "/docs", "https://example.com/docs"],
  ["https://example.com/", "/docs", "https://example.com/docs"],
  ["https://example.com", "docs", "https://example.com/docs"],
  ["https://example.com", "/", "https://example.com/"],
  ["https://example.com", "/a?b=1&c=%20#d", "https://example.com/a?b=1&c=%20#d"],
  ["https://example.com", "?b=1", "https://example.com/?b=1"],
  ["https://example.com?utm=1#top", "/docs", "https://example.com/docs"],
  ["https://example.com:8443", "/docs", "https://example.com:8443/docs"],
  ["http://münchen.example", "/straße", "http://xn--mnchen-3ya.example/stra%C3%9Fe"],
  ["https://example.com/shop", "/cart", "https://example.com/shop/cart"],
  ["https://example.com/shop/", "/shop/cart", "https://example.com/shop/cart"],
  ["https://example.com/shop", "/shop", "https://example.com/shop"],
  ["https://example.com/shop", "/shop?page=2", "https://example.com/shop?page=2"],
  ["https://example.com/shop", "/shopping", "https://example.com/shop/shopping"],
])("%s and %s make %s", (site, path, url) => {
  expect(pageUrl(site, path)).toBe(url);
});

test.each([
  ["javascript:alert(1)", "/"],
  ["data:text/html,hello", "/"],
  ["file:///etc", "/passwd"],
  ["example.com", "/"],
  ["", "/"],
])("makes no link of %s", (site, path) => {
  expect(pageUrl(site, path)).toBeUndefined();
});

test.each([
  ["//evil.example/x"],
  ["\\\\evil.example"],
  [".evil.example"],
  ["@evil.example"],
  [":8080@evil.example/"],
  ["javascript:alert(1)"],
  ["https://evil.example/"],
  ["/\t/evil.example"],
])("stays on the site whatever the path is: %s", (path) => {
  const url = pageUrl("https://example.com", path);

  expect(new URL(url ?? "").origin).toBe("https://example.com");
});

it("never leaves the site for any path", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (path) => {
      const url = pageUrl("https://example.com/below", path);

      expect(url === undefined || url.startsWith("https://example.com/")).toBe(true);
    }),
  );
});
