import fc from "fast-check";
import { expect, test } from "vitest";
import { readLinkHeader } from "./link-header.rules.ts";
import { htmlFacts } from "./read-facts.ts";

const de = '<https://shop.example/de>; rel="alternate"; hreflang="de"';

test.each([
  ["none", undefined, [], []],
  [
    "one about other things",
    '</app.css>; rel=preload; as=style, <https://a.example/>; rel="shortlink"',
    [],
    [],
  ],
  ["a canonical link", '<https://a.example/b>; rel="canonical"', ["https://a.example/b"], []],
  ["one without quotes, in capitals", "<https://a.example/b>;REL=Canonical", ["https://a.example/b"], []],
  ["one of several relations", '</b>; rel="up canonical"', ["/b"], []],
  [
    "a comma within an address",
    '<https://a.example/b,c;d>; rel="canonical"',
    ["https://a.example/b,c;d"],
    [],
  ],
  ["a comma within quotes", `</b>; title="one, \\"two\\"; <x>"; rel=canonical, ${de}`, ["/b"], ["de"]],
  ["versions", `${de},<https://shop.example/>;hreflang=x-default;rel=alternate`, [], ["de", "x-default"]],
  ["a code that is none", '</uk>; rel="alternate"; hreflang="en-UK"', [], ["en-UK"]],
  ["a feed", '</feed>; rel="alternate"; type="application/rss+xml"; title="hreflang"', [], []],
  ["a link of another page", '</b>; rel="canonical"; anchor="/other"', [], []],
  ["a second rel, which does not count", '</b>; rel="next"; rel="canonical"', [], []],
  [
    "one that breaks off",
    '<https://a.example/b>; rel="canonical", <https://a.exa',
    ["https://a.example/b"],
    [],
  ],
])("reads %s", (_, header, canonicals, codes) => {
  const read = readLinkHeader(header);

  expect(read.canonicals.map(({ href }) => href)).toEqual(canonicals);
  expect(read.hreflangs.map(({ code }) => code)).toEqual(codes);
});

test("keeps no more than pages may say", () => {
  const read = readLinkHeader(Array.from({ length: 900 }, () => `${de}, </b>; rel=canonical`).join(","));

  expect([read.canonicals.length, read.hreflangs.length]).toEqual([5, 200]);
});

test("reads any header to its end", () => {
  const piece = fc.constantFrom("<", ">", '"', ";", ",", "=", "\\", " ", "rel=canonical", "hreflang", "/b");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      for (const { href } of readLinkHeader(pieces.join("")).canonicals) expect(href).not.toContain(">");
    }),
  );
});

test("what it names stands behind those of the head, whatever the head's base is", () => {
  const { canonicals, hreflangs } = htmlFacts("<base href=/b/><link rel=canonical href=c>", {
    url: "https://tea.example/guides/green",
    linkHeader: `</green>; rel="canonical", <https://tea.example/de>; rel="alternate"; hreflang="de"`,
  }).facts;

  expect(canonicals).toEqual([
    { line: 1, href: "c", url: "https://tea.example/b/c" },
    { line: null, href: "/green", url: "https://tea.example/green" },
  ]);
  expect(hreflangs).toEqual([
    { line: null, href: "https://tea.example/de", url: "https://tea.example/de", code: "de" },
  ]);
});
