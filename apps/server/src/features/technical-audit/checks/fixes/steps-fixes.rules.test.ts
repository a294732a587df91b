import type { PageCheckId, SiteCheckId } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import type { PageChanges, SiteChanges } from "../audited-page.test-helper.ts";
import { structuredData } from "../audited-page.test-helper.ts";
import { fixOf, pageFix, siteFinding } from "./fix-request.test-helper.ts";
import { shortened } from "./fix-text.rules.ts";

const broken = [{ line: 70, message: "a comma is missing", quote: '"a" "b"' }];
const side = { words: 9, title: null, links: 0 };
const lost = { raw: side, rendered: side, wordShare: 0, lost: [], lostLinks: 0 };
const h1 = [{ what: "h1", raw: null, rendered: "Desks" }];

const cases: [PageCheckId, PageChanges, string, SiteChanges?][] = [
  ["challenge", { html: null, fetch: { challenge: "mark" } }, "A challenge with status 200: mark"],
  ["js-text", { html: { shell: "#root", mainWords: 9 } }, "Likely, not rendered: 9 words"],
  ["js-facts", { rendering: { ...lost, onlyByScript: h1 } }, "h1 only with JavaScript: Desks"],
  ["hidden-text", { html: { hiddenWords: 600 } }, "50 % of the main text is hidden"],
  ["boxed-text", { html: { mainWords: 9, iframeCount: 1 } }, "9 words beside 1 frame"],
  ["thin", { html: { mainWords: 9 } }, "9 words of main text"],
  [
    "answer-first",
    { html: { questions: [{ line: 3, text: "Why?", answerWords: 1, stemShare: 0 }] } },
    "line 3: An answer of 1 word",
  ],
  ["long-sections", { html: { longSectionWords: 600 } }, "100 % of the text"],
  ["few-facts", { html: { factCount: 0 } }, "0 figures, prices or dates in 600 words"],
  [
    "stale",
    { html: { dates: [{ line: 8, day: "2020-01-01", kind: "shown", from: "text" }] } },
    "line 8: Its newest date is 2020-01-01",
  ],
  ["date-false", {}, "the sitemap says 2020-01-01", { lastmod: "2020-01-01" }],
  [
    "ld-broken",
    { html: { structuredData: structuredData({ broken }) } },
    'line 70: It is no JSON: a comma is missing: "a" "b"',
  ],
  ["heavy", { fetch: { bytes: 1_500_000 } }, "1.5 MB of HTML"],
  ["headings", { html: { headings: [] } }, "No h1"],
];

test.each(cases)("says for %s what to do and where", (id, page, place, site) => {
  const text = pageFix(id, page, site);

  expect(text).toMatch(/^1\. [\s\S]+\n2\. [\s\S]+\n\nWhere:\n- https:\/\/shop\.example\/guide/);
  expect(text).toContain(place);
});

test.each<SiteCheckId>(["robots-down", "lastmod-false", "soft-404"])(
  "says for %s what to do and where",
  (id) => {
    const text = fixOf(id, [
      siteFinding("", { url: "https://shop.example/x", found: "Status 503", line: 4 }),
    ]);

    expect(text).toContain("1. ");
    expect(text).toContain("- https://shop.example/x, line 4: Status 503 → wanted");
  },
);

test.each([
  ["short", 10, "short"],
  ["one two three", 7, "one two"],
  ["one two three", 8, "one two"],
  ["one, two", 4, "one"],
  ["onetwothree", 4, "onet"],
  ["  one \n two ", 20, "one two"],
  ["😀😀😀", 2, "😀😀"],
])("shortens “%s” to %i characters between words", (text, max, short) => {
  expect(shortened(text, max)).toBe(short);
});
