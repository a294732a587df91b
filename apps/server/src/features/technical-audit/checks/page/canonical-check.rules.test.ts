import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges } from "../audited-page.test-helper.ts";

const origin = "https://shop.example";
const other = `${origin}/other`;

function to(...hrefs: string[]): PageChanges {
  return { html: { canonicals: hrefs.map((href, index) => canonical(href, index + 6)) } };
}

function canonical(href: string, line: number): HtmlFacts["canonicals"][number] {
  const url = URL.parse(href, origin);
  return { line, href, url: url?.protocol.startsWith("http") ? url.href : null };
}

/** In the header Link alone. */
function inHeader(href: string): PageChanges {
  return { html: { canonicals: [{ ...canonical(href, 0), line: null }] } };
}

checkTable("canonical", [
  ["itself", "passed"],
  ["none", "failed as low", to()],
  ["none but in a header", "passed", inHeader(`${origin}/guide`)],
  ["a path in a header", "failed as low", inHeader("/guide")],
  [
    "none but in the body",
    "failed as low",
    { html: { canonicals: [], strayCanonical: { line: 40, href: other } } },
  ],
  ["itself, and another in the body", "passed", { html: { strayCanonical: { line: 40, href: other } } }],
  ["two that differ", "failed", to(`${origin}/guide`, other)],
  ["the same twice", "passed", to(`${origin}/guide`, `${origin}/guide`)],
  ["the same twice, once with its port", "passed", to(`${origin}/guide`, `${origin}:443/guide`)],
  ["the same by http and https", "passed", to(`${origin}/guide`, "http://shop.example/guide")],
  ["two that differ by a slash", "failed as low", to(`${origin}/guide`, `${origin}/guide/`)],
  ["a path", "failed as low", to("/guide")],
  ["a path with dots", "failed as low", to("../guide")],
  ["a path to a missing page", "failed", to("/other"), { pages: [{ url: other, status: 404 }] }],
  ["a path, and the whole address of another", "failed", to("/guide", other)],
  ["an address without a scheme", "failed as low", to("//shop.example/guide")],
  ["itself with a fragment", "failed as low", to(`${origin}/guide#top`)],
  ["itself with a slash", "passed", to(`${origin}/guide/`)],
  ["itself in capitals", "passed", to("HTTPS://SHOP.example/guide")],
  [
    "itself with other escapes",
    "passed",
    { ...to(`${origin}/%c3%a4/%7ejo`), url: `${origin}/%C3%A4/~jo`, fetch: { url: `${origin}/%C3%A4/~jo` } },
  ],
  [
    "a host in letters of its own",
    "passed",
    {
      ...to("https://bücher.example/a"),
      url: "https://xn--bcher-kva.example/a",
      fetch: { url: "https://xn--bcher-kva.example/a" },
    },
  ],
  ["no address of the web", "failed", to("mailto:a@shop.example")],
  ["itself with tracking parameters", "passed", to(`${origin}/guide?utm_source=a`)],
  ["a page that was not read", "passed", to(other)],
  ["a page of the same text", "passed", to(other), { pages: [{ url: other, simhash: "0123456789abcdef" }] }],
  [
    "a page of nearly the same text",
    "passed",
    to(other),
    { pages: [{ url: other, simhash: "012345678954ffff" }] },
  ],
  ["a page of another text", "failed", to(other), { pages: [{ url: other, simhash: "fedcba9876543210" }] }],
  [
    "a page of few words, whatever they are",
    "passed",
    to(other),
    { pages: [{ url: other, simhash: "fedcba9876543210", mainWords: 50 }] },
  ],
  ["a missing page", "failed", to(other), { pages: [{ url: other, status: 404 }] }],
  ["a redirect", "failed", to(other), { pages: [{ url: other, finalHash: pageHash(origin) }] }],
  [
    "itself by http, where that is a redirect",
    "failed",
    to("http://shop.example/guide"),
    { pages: [{ url: "http://shop.example/guide", finalHash: pageHash(`${origin}/guide`) }] },
  ],
  ["an error", "not-applicable", { html: null, fetch: { status: 500 } }],
  [
    "a page that moved",
    "not-applicable",
    { fetch: { url: other, hops: [{ url: `${origin}/guide`, status: 301 }] } },
  ],
  [
    "a page that is kept out",
    "not-applicable",
    {
      foundIn: ["LINK"],
      html: { canonicals: [], robots: [{ line: 2, agent: "robots", content: "noindex" }] },
    },
  ],
]);

/** The page's own link, and one of the header Link. */
function alsoInHeader(href: string): PageChanges {
  return {
    html: { canonicals: [canonical(`${origin}/guide`, 6), { ...canonical(href, 0), line: null }] },
  };
}

test("quotes the header that names another page than the page itself does", () => {
  expect(findings("canonical", alsoInHeader(`${origin}/guide`))).toEqual([]);
  expect(findings("canonical", alsoInHeader(other))).toEqual([
    `2 canonical links that differ -> One «Link: <${other}>; rel="canonical"»`,
  ]);
});

test("quotes each link as it is written, the faults before the hints", () => {
  expect(findings("canonical", to(`${origin}/guide`, "/other"))).toEqual([
    "2 canonical links that differ -> One @7 «/other»",
    "A relative address -> https://shop.example/other @7 «/other»",
  ]);
  expect(findings("canonical", to("/desks#top", "/desks/"))).toEqual([
    "Canonical links that differ by a slash at the end -> One @7 «/desks/»",
    "A relative address -> https://shop.example/desks @6 «/desks#top»",
    "A relative address -> https://shop.example/desks/ @7 «/desks/»",
  ]);
});

test("says where a link stands that nobody reads", () => {
  const stray = (href: string): PageChanges => ({
    html: { canonicals: [], strayCanonical: { line: 40, href } },
  });

  expect(findings("canonical", stray("/guide"))).toEqual([
    `A canonical link outside of the head, which nobody reads -> <link rel="canonical" href="${origin}/guide"> @40 «/guide»`,
  ]);
  expect(findings("canonical", stray(""))).toEqual([
    `An empty canonical link, which nobody reads -> <link rel="canonical" href="${origin}/guide"> @40 «»`,
  ]);
});
