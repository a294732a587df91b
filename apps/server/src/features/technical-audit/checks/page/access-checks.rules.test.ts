import type { PageOrigin } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import {
  checkTable,
  findings,
  type PageChanges,
  type SiteChanges,
  verdict,
} from "../audited-page.test-helper.ts";

const origin = "https://shop.example";

function answered(
  status: number | null,
  failure: string | null = null,
  foundIn: PageOrigin[] = ["LINK"],
): PageChanges {
  return { html: null, foundIn, fetch: { status, failure } };
}

checkTable("status", [
  ["a page", "passed"],
  ["a missing one that is linked", "failed", answered(404)],
  ["one that is gone and cited", "failed", answered(410, null, ["CITED"])],
  [
    "one that is cited without the slash that the page has",
    "not-applicable",
    { ...answered(404, null, ["CITED"]), url: `${origin}/oil` },
    { pages: [{ url: `${origin}/oil/` }] },
  ],
  [
    "one that is gone with a slash and without",
    "failed",
    { ...answered(404, null, ["CITED"]), url: `${origin}/oil` },
    { pages: [{ url: `${origin}/oil/`, status: 404 }] },
  ],
  ["one that agents visited", "failed", answered(404, null, ["VISITED"])],
  ["the start of the audit", "failed", answered(500, null, ["START"])],
  ["an error of the server in the sitemap", "failed", answered(503, null, ["SITEMAP"])],
  ["the last status that is no error", "passed", answered(399)],
  ["the first that is one", "failed", answered(400)],
  ["a loop", "failed", answered(null, "redirects")],
  ["a certificate that nobody takes", "failed", answered(null, "certificate")],
  ["no answer in time, which may be chance", "failed by half", answered(null, "timeout")],
  ["an address that we do not fetch", "not-applicable", answered(null, "address")],
  ["more than we read", "not-applicable", answered(null, "too-large")],
  ["an error that nothing leads to", "not-applicable", answered(404, null, [])],
  [
    "a challenge with an error's status",
    "not-applicable",
    { html: null, fetch: { status: 403, challenge: "mark" } },
  ],
]);

test("says how a dead page was found", () => {
  expect(findings("status", answered(404, null, ["LINK", "CITED"]))).toEqual([
    "Status 404; found by links, citations in AI answers -> Status 200, or one redirect to the page that replaces it",
  ]);
});

function moved(paths: string[], foundIn: PageOrigin[] = ["LINK"]): PageChanges {
  const hops = paths.map((path) => ({ url: origin + path, status: 301 }));
  return { url: `${origin}/old`, foundIn, fetch: { url: `${origin}/new`, hops } };
}
const unlinked: SiteChanges = { linksTo: { count: 0, from: [] } };

checkTable("redirects", [
  ["a page", "passed"],
  ["one hop that links name", "failed", moved(["/old"])],
  ["one hop that the sitemap names", "failed", moved(["/old"], ["SITEMAP"]), unlinked],
  ["one hop that only agents visited", "passed", moved(["/old"], ["VISITED"]), unlinked],
  ["one hop that was cited but is linked too", "failed", moved(["/old"], ["CITED"])],
  ["two hops, whoever names them", "failed", moved(["/old", "/older"], ["VISITED"]), unlinked],
  ["a meta refresh", "failed", { html: { refresh: { line: 3, url: `${origin}/new` } } }],
  [
    "an error behind a redirect",
    "not-applicable",
    { html: null, fetch: { status: 404, hops: [{ url: origin, status: 301 }] } },
  ],
  ["a challenge", "not-applicable", { fetch: { challenge: "mark" } }],
  ["no answer", "not-applicable", answered(null, "timeout")],
]);

test("shows the way of a redirect and who links to it", () => {
  const from = [{ url: `${origin}/`, line: 40 }];

  expect(findings("redirects", moved(["/old", "/b"]), { linksTo: { count: 1, from } })).toEqual([
    `${origin}/old (301) → ${origin}/b (301) → ${origin}/new -> Links straight to ${origin}/new`,
    `A link to ${origin}/old -> A link to ${origin}/new @40`,
  ]);
});

test("asks the index, where there is one, whether a redirect leads to another page", () => {
  const url = `${origin}/old`;

  expect(verdict("redirects", moved(["/old"]), { pages: [{ url }] })).toBe("passed");
  expect(
    verdict("redirects", moved(["/old"]), { pages: [{ url, finalHash: pageHash(`${origin}/new`) }] }),
  ).toBe("failed");
});

function meta(content: string, agent = "robots"): Partial<HtmlFacts> {
  return { robots: [{ line: 3, agent, content }] };
}
function header(tag: string): PageChanges {
  return { fetch: { headers: { "x-robots-tag": tag } } };
}
const noCanonical: Partial<HtmlFacts> = { canonicals: [] };

checkTable("noindex", [
  ["nothing said", "passed"],
  ["index, follow", "passed", { html: meta("index, follow") }],
  ["a meta tag of a page in the sitemap", "failed", { html: { ...meta("noindex"), ...noCanonical } }],
  ["none is noindex too", "failed", { html: meta("none") }],
  ["a header", "failed", header("noindex")],
  ["a header in capitals with more in it", "failed", header("NOFOLLOW, NoIndex")],
  ["a header for one engine", "failed", header("googlebot: nofollow, noindex")],
  ["a header for a robot that nobody knows", "passed", header("otherbot: noindex, nofollow")],
  ["a header for everybody before an agent's", "failed", header("noindex, otherbot: nofollow")],
  ["a date in a header that has a colon", "passed", header("unavailable_after: 25 Jun 2030 15:00:00 PST")],
  ["a meta tag for Bing", "failed", { html: meta("noindex", "bingbot") }],
  ["a meta tag for an AI search", "failed", { html: meta("noindex", "oai-searchbot") }],
  ["a meta tag for training alone is only told", "failed as info", { html: meta("noindex", "gptbot") }],
  ["a word that only looks like it", "passed", { html: meta("noindexing, noimageindex") }],
  [
    "on purpose: linked, not canonical",
    "not-applicable",
    { foundIn: ["LINK"], html: { ...meta("noindex"), ...noCanonical } },
  ],
  ["linked and canonical to itself", "failed", { foundIn: ["LINK"], html: meta("noindex") }],
  ["cited", "failed", { foundIn: ["CITED"], html: { ...meta("noindex"), ...noCanonical } }],
  [
    "visited alone, not canonical",
    "not-applicable",
    { foundIn: ["VISITED"], html: { ...meta("noindex"), ...noCanonical } },
  ],
  [
    "on purpose for one engine",
    "passed",
    { foundIn: ["LINK"], html: { ...meta("noindex", "bingbot"), ...noCanonical } },
  ],
  ["an error", "not-applicable", answered(404)],
]);

test("quotes the tag or the header that closes a page", () => {
  expect(findings("noindex", { html: meta("noindex, follow", "bingbot"), ...header("noindex") })).toEqual([
    "noindex for bingbot, in a meta tag -> No noindex, or no place in the sitemap and in links @3 «noindex, follow»",
    "noindex for all agents, in a header -> No noindex, or no place in the sitemap and in links «X-Robots-Tag: noindex»",
  ]);
});

checkTable("no-snippet", [
  ["nothing said", "passed"],
  ["nosnippet", "failed", { html: meta("nosnippet") }],
  ["max-snippet of nothing", "failed", { html: meta("max-snippet: 0") }],
  ["max-snippet of one", "passed", { html: meta("max-snippet:1") }],
  ["max-snippet without a limit", "passed", { html: meta("max-snippet:-1") }],
  ["a header with several words", "failed", header("max-image-preview:large, max-snippet:0")],
  ["a header for Google", "failed", header("googlebot: nosnippet")],
  ["training alone is only told", "failed as info", header("gptbot: nosnippet")],
  ["more than 30 % under data-nosnippet", "failed as medium", { html: { nosnippetWords: 181 } }],
  ["exactly 30 %", "passed", { html: { nosnippetWords: 180 } }],
  ["a page without words", "passed", { html: { mainWords: 0 } }],
  ["a file", "not-applicable", { html: null }],
]);

checkTable("challenge", [
  ["a page", "passed"],
  ["a mark", "failed", { html: null, fetch: { challenge: "cf-mitigated: challenge" } }],
  ["a mark with an error's status", "failed", { html: null, fetch: { status: 403, challenge: "mark" } }],
  ["a refusal without a mark", "not-applicable", answered(403)],
  ["no answer", "not-applicable", answered(null, "dns")],
  ["a file", "passed", { html: null }],
]);

test("names the setting of WordPress that hides a whole site, at its start page alone", () => {
  const robots = [{ line: 2, agent: "robots", content: "noindex, nofollow" }];
  const start = "https://shop.example/";
  const at = (url: string, html: PageChanges["html"]): PageChanges => ({
    url,
    foundIn: ["START"],
    fetch: { url },
    html: { robots, madeWith: "WordPress", ...html },
  });
  const setting = "Likely the setting of WordPress that hides a whole site";

  expect(findings("noindex", at(start, {})).join()).toContain(setting);
  expect(findings("noindex", at(`${start}a`, {})).join()).not.toContain(setting);
  expect(findings("noindex", at(start, { madeWith: null })).join()).not.toContain(setting);
  const follow = [{ line: 2, agent: "robots", content: "noindex, follow" }];
  expect(findings("noindex", at(start, { robots: follow })).join()).not.toContain(setting);
});
