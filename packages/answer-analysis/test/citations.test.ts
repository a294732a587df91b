import { expect, test } from "vitest";
import type { Brand } from "../src/brands.ts";
import { citations } from "../src/citations.ts";
import { registrableDomain, sourceUrl } from "../src/source-url.ts";

test.each([
  ["http://www.Example.com/", "https://www.example.com"],
  ["https://example.com/a/?utm_source=x&b=2&a=1&gclid=9#part", "https://example.com/a?a=1&b=2"],
  ["https://example.com/docs/index.html", "https://example.com/docs"],
  ["https://example.com/?srsltid=1&fbclid=2&msclkid=3", "https://example.com"],
  ["https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.com%2Fa%2F&ved=2", "https://example.com/a"],
  ["https://www.google.de/url?q=https://example.com/b", "https://example.com/b"],
  ["https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9leGFtcGxlLmNvbS9j&ntb=1", "https://example.com/c"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fd%3Ffbclid%3Dx", "https://example.com/d"],
  ["https://user:secret@example.com/e", "https://example.com/e"],
  [
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://www.google.com/url?q=javascript%3Aalert%281%29",
  ],
  ["mailto:me@example.com", undefined],
  ["no address", undefined],
])("counts %s as %s", (written, url) => {
  expect(sourceUrl(written)).toBe(url);
});

test.each([
  ["blog.example.com", "example.com"],
  ["shop.example.co.uk", "example.co.uk"],
  ["example.com.au", "example.com.au"],
  ["www.example.de", "example.de"],
  ["a.me.github.io", "me.github.io"],
  ["192.0.2.1", "192.0.2.1"],
])("registers %s under %s", (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

const brands: readonly Brand[] = [
  { id: "acme", name: "Acme", isClient: true, aliases: [], domains: ["acme.com"] },
  { id: "beta", name: "Beta", isClient: false, aliases: [], domains: ["www.beta.test", "acme.beta.com"] },
];

test.each([
  ["https://shop.acme.com/x", "OWNED"],
  ["https://notacme.com/x", "OTHER"],
  ["https://beta.test", "COMPETITOR"],
  ["https://www.reddit.com/r/a", "SOCIAL"],
  ["https://en.wikipedia.org/wiki/A", "REFERENCE"],
  ["https://www.g2.com/products/a", "REVIEW"],
  ["https://www.amazon.co.uk/dp/1", "COMMERCE"],
  ["https://www.theguardian.com/a", "NEWS"],
])("holds %s for %s", (url, kind) => {
  expect(citations([{ url, isCited: true }], [], brands)).toMatchObject([{ kind }]);
});

test("counts each address once, the cited apart from those that were only retrieved", () => {
  const found = citations(
    [
      { url: "https://seen.test/a", isCited: false },
      { url: "https://acme.com/a?utm_source=chatgpt.com", isCited: true },
      { url: "https://acme.com/a/", isCited: false },
      { url: "https://beta.test", isCited: true },
      { url: "https://seen.test/b", isCited: false },
    ],
    ["https://beta.test/", "https://text.test/c"],
    brands,
  );

  expect(found.map(({ domain, isCited, position }) => [domain, isCited, position])).toEqual([
    ["acme.com", true, 1],
    ["beta.test", true, 2],
    ["text.test", true, 3],
    ["seen.test", false, 1],
    ["seen.test", false, 2],
  ]);
});

test("takes the domain of an opaque address from its title", () => {
  const url = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/AbC";

  expect(citations([{ url, title: "acme.com", isCited: true }], [], brands)).toMatchObject([
    { domain: "acme.com", kind: "OWNED", url },
  ]);
});
