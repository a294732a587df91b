import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges, type SiteChanges } from "../audited-page.test-helper.ts";

const origin = "https://shop.example";
const gone = `${origin}/gone`;
const missing: PageChanges = { html: null, fetch: { status: 404 } };
const linking: PageChanges = { html: { links: [{ line: 51, hash: pageHash(gone) }] } };

checkTable("broken-links", [
  ["no links", "not-applicable"],
  ["a page that was not read", "passed", linking],
  ["a page that answered nothing yet", "passed", linking, { pages: [{ url: gone, status: null }] }],
  ["a page", "passed", linking, { pages: [{ url: gone, status: 200 }] }],
  ["the last status that is no error", "passed", linking, { pages: [{ url: gone, status: 399 }] }],
  ["a missing page", "failed", linking, { pages: [{ url: gone, status: 404 }] }],
  ["an error of the server", "failed", linking, { pages: [{ url: gone, status: 500 }] }],
  ["an error itself", "not-applicable", missing],
]);

test("shows where a dead link stands and where it leads", () => {
  expect(findings("broken-links", linking, { pages: [{ url: gone, status: 410 }] })).toEqual([
    `A link to ${gone}, which answers with status 410 -> A link to a page that is there @51 «${gone}»`,
  ]);
});

checkTable("deep", [
  ["no way from the start", "not-applicable"],
  ["the start", "passed", {}, { depth: 0 }],
  ["three clicks", "passed", {}, { depth: 3 }],
  ["four clicks", "failed", {}, { depth: 4 }],
  ["four clicks on 1,000 pages", "failed", {}, { depth: 4, pagesRead: 1_000 }],
  ["four clicks on more", "passed", {}, { depth: 4, pagesRead: 1_001 }],
  ["five clicks on more", "failed", {}, { depth: 5, pagesRead: 1_001 }],
  [
    "a variant",
    "not-applicable",
    { html: { canonicals: [{ line: 1, href: "/", url: origin }] } },
    { depth: 9 },
  ],
  ["an error", "not-applicable", missing, { depth: 9 }],
]);

const unlinked: SiteChanges = { linksTo: { count: 0, from: [] } };
const byItself: SiteChanges = { linksTo: { count: 1, from: [{ url: `${origin}/guide`, line: 9 }] } };

checkTable("orphan", [
  ["linked", "passed"],
  ["in the sitemap and not linked", "failed", { foundIn: ["SITEMAP"] }, unlinked],
  ["visited and not linked", "failed", { foundIn: ["VISITED"] }, unlinked],
  ["cited alone", "not-applicable", { foundIn: ["CITED"] }, unlinked],
  ["linked by itself alone", "failed", { foundIn: ["SITEMAP"] }, byItself],
  ["the start page", "not-applicable", { url: `${origin}/`, foundIn: ["SITEMAP"] }, unlinked],
  ["where the audit began", "not-applicable", { foundIn: ["START", "SITEMAP"] }, unlinked],
  ["while others are unread", "not-applicable", { foundIn: ["SITEMAP"] }, { ...unlinked, hasUnread: true }],
  ["an error", "not-applicable", missing, unlinked],
]);

function vague(vagueLinkCount: number, linkCount: number): Partial<HtmlFacts> {
  return { linkCount, vagueLinkCount, vagueLinks: [{ line: 61, text: "here" }] };
}

checkTable("vague-links", [
  ["no links", "not-applicable", { html: vague(0, 0) }],
  ["30 %", "passed", { html: vague(3, 10) }],
  ["more than 30 %", "failed", { html: vague(31, 100) }],
  ["an error", "not-applicable", missing],
]);

test("quotes links that say nothing", () => {
  expect(findings("vague-links", { html: vague(2, 4) })).toEqual([
    "2 of 4 links say nothing of their page -> At most 30 %",
    "A link without a meaning of its own -> Words that name the page it leads to @61 «here»",
  ]);
});
