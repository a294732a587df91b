import { expect, test } from "vitest";
import type { Brand } from "../src/brands.ts";
import { citations } from "../src/citations.ts";
import { registrableDomain } from "../src/sources/source-url.ts";

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
  { id: "beta", name: "Beta", isClient: false, aliases: [], domains: ["www.beta.example", "acme.beta.com"] },
];

test.each([
  ["https://shop.acme.com/x", "OWNED"],
  ["https://notacme.com/x", "OTHER"],
  ["https://beta.example", "COMPETITOR"],
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
      { url: "https://seen.example/a", isCited: false },
      { url: "https://acme.com/a?utm_source=chatgpt.com", isCited: true },
      { url: "https://acme.com/a/", isCited: false },
      { url: "https://beta.example", isCited: true },
      { url: "https://seen.example/b", isCited: false },
    ],
    ["https://beta.example/", "https://text.example/c"],
    brands,
  );

  expect(found.map(({ domain, isCited, position }) => [domain, isCited, position])).toEqual([
    ["acme.com", true, 1],
    ["beta.example", true, 2],
    ["text.example", true, 3],
    ["seen.example", false, 1],
    ["seen.example", false, 2],
  ]);
});

test("takes the domain of an opaque address from its title", () => {
  const url = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/AbC";

  expect(citations([{ url, title: "acme.com", isCited: true }], [], brands)).toMatchObject([
    { domain: "acme.com", kind: "OWNED", url },
  ]);
});
