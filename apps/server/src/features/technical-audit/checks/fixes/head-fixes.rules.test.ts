import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import { auditedPage, type PageChanges, type SiteChanges } from "../audited-page.test-helper.ts";
import { findingOf, fixOf, pageFix } from "./fix-request.test-helper.ts";
import { descriptionDraft, titleDraft } from "./head-fixes.rules.ts";

const origin = "https://shop.example";
const own = `${origin}/guide`;
const named = "<!-- https://shop.example/guide -->";

function robots(content: string, agent = "robots"): PageChanges {
  return { html: { robots: [{ line: 3, agent, content }] } };
}

type Case = [id: Parameters<typeof pageFix>[0], page: PageChanges, html: string[], site?: SiteChanges];

const cases: Case[] = [
  ["canonical", { html: { canonicals: [] } }, ['<link rel="canonical" href="https://shop.example/guide">']],
  [
    "canonical",
    { url: `${origin}/a?b=1&c=2`, html: { canonicals: [{ line: 1, href: "/a", url: null }] } },
    ['<link rel="canonical" href="https://shop.example/a?b=1&amp;c=2">'],
  ],
  [
    "canonical",
    { html: { canonicals: [{ line: null, href: "/a", url: `${origin}/a` }] } },
    [
      '<link rel="canonical" href="https://shop.example/guide">',
      "<!-- The header Link names it too: take it out there, or write the same. -->",
    ],
  ],
  ["title", { html: { titles: [] } }, ["<title>How to choose a standing desk | Shop</title>"]],
  [
    "description",
    { html: { description: null } },
    ['<meta name="description" content="A desk fits when your elbows rest on it at a right angle.">'],
  ],
  [
    "social",
    { html: { social: ["og:title", "og:description", "twitter:card"] } },
    ['<meta property="og:image" content="FILL IN: the full address of a picture, 1200 by 630 pixels">'],
  ],
  ["lang", { html: { lang: null } }, ['<html lang="FILL IN: en, de, fr …">']],
  [
    "lang",
    { html: { lang: null, hreflangs: [{ line: 9, code: "de-AT", href: own, url: own }] } },
    ['<html lang="de-AT">'],
  ],
  [
    "hreflang",
    { html: { hreflangs: [{ line: 9, code: "en_UK", href: "/uk", url: `${origin}/uk` }] } },
    [
      '<link rel="alternate" hreflang="en" href="https://shop.example/guide">',
      '<link rel="alternate" hreflang="en-GB" href="https://shop.example/uk">',
    ],
  ],
  [
    "hreflang",
    { html: { lang: "english", hreflangs: [{ line: 9, code: "germany", href: "x:", url: null }] } },
    [
      '<link rel="alternate" hreflang="FILL IN: its language" href="https://shop.example/guide">',
      '<link rel="alternate" hreflang="FILL IN" href="FILL IN">',
    ],
  ],
  [
    "noindex",
    robots("noindex, follow"),
    ['<!-- line 3, instead of content="noindex, follow" -->', '<meta name="robots" content="follow">'],
  ],
  [
    "noindex",
    robots("none", "googlebot"),
    ['<!-- line 3, instead of content="none" -->', "<!-- Remove the tag. -->"],
  ],
  [
    "noindex",
    { fetch: { headers: { "x-robots-tag": "noindex, nofollow" } } },
    ["<!-- In the header, without noindex and none: X-Robots-Tag: noindex, nofollow -->"],
  ],
  [
    "no-snippet",
    robots("max-snippet:0, max-image-preview:large"),
    ['<meta name="robots" content="max-image-preview:large">'],
  ],
  [
    "alt",
    { html: { imageCount: 1, imagesWithoutAlt: 1, imageWithoutAlt: { line: 60, src: "/a.jpg?b&c" } } },
    [
      '<!-- line 60; alt="" where it is decoration alone -->',
      '<img src="/a.jpg?b&amp;c" alt="FILL IN: what it shows">',
    ],
  ],
  [
    "no-date",
    { html: { dates: [] } },
    ['<meta property="article:modified_time" content="FILL IN: yyyy-mm-dd">'],
  ],
];

test.each(cases)("drafts for %s what the page needs", (id, page, html, site) => {
  const text = pageFix(id, page, site);

  expect(text).toContain(page.url ? "<!-- https://shop.example/a?b=1&c=2 -->" : named);
  for (const line of html) expect(text.split("\n").map((one) => one.trim())).toContain(line);
});

test("adds nothing to a set of versions that only lacks an answer, and leaves the page in it once", () => {
  const hreflangs: HtmlFacts["hreflangs"] = [
    { line: 8, code: "en", href: own, url: own },
    { line: 9, code: "de", href: `${origin}/de`, url: `${origin}/de` },
  ];
  const text = pageFix("hreflang", { html: { hreflangs } }, { pages: [{ url: `${origin}/de` }] });

  expect(text.match(/hreflang=/g)).toHaveLength(2);
  expect(text).toContain("All of these pages need these same lines");
});

test("tells tags apart that stand in one line", () => {
  const tags = [
    { line: 1, agent: "robots", content: "max-image-preview:large" },
    { line: 1, agent: "bingbot", content: "noindex, noarchive" },
  ];

  expect(pageFix("noindex", { html: { robots: tags } })).toBe(`${named}
<!-- line 1, instead of content="noindex, noarchive" -->
<meta name="bingbot" content="noarchive">
`);
});

test("lets all pages of a group name the first", () => {
  const twin = `${origin}/twin`;
  const group = {
    duplicates: [pageHash(own), pageHash(twin)],
    pages: [{ url: own }, { url: twin }],
  };
  const twinPage = { url: twin, html: { canonicals: [] } };

  expect(
    fixOf("duplicate", [findingOf("duplicate", {}, group), findingOf("duplicate", twinPage, group)]),
  ).toBe(`${named}
<!-- Keep this page; merge the others into it, or let them name it as canonical. -->

<!-- https://shop.example/twin -->
<link rel="canonical" href="https://shop.example/guide">
`);
});

function facts(html: Partial<HtmlFacts>): ReturnType<typeof auditedPage>["facts"] {
  return auditedPage({ html }).facts;
}
function headed(text: string): Partial<HtmlFacts> {
  return { titles: [], headings: [{ line: 1, level: 1, text }] };
}

test.each([
  ["a heading and the name", headed("How to choose a standing desk"), "How to choose a standing desk | Shop"],
  ["a heading that has the name", headed("Standing desks of Shop"), "Standing desks of Shop"],
  ["a heading too long for the name", headed(`${"word ".repeat(13)}end`), `${"word ".repeat(13)}end`],
  ["a heading that is too long", headed("word ".repeat(30)), "word ".repeat(14).trim()],
  ["a word without an end", headed("x".repeat(200)), "x".repeat(70)],
  ["a short heading", headed("Desks"), "Desks | Shop – FILL IN"],
  [
    "the present title",
    { titles: [{ line: 1, text: "Desks for every room" }], headings: [] },
    "Desks for every room | Shop",
  ],
  ["nothing", { titles: [], headings: [] }, "FILL IN | Shop"],
])("makes a title of %s", (_name, html, title) => {
  expect(titleDraft(facts(html), "Shop")).toBe(title);
});

const sentence = "A desk fits when your elbows rest on it at a right angle.";

test.each([
  ["a lead", sentence, sentence],
  ["whole sentences of a long one", `${sentence} ${sentence} ${sentence}`, `${sentence} ${sentence}`],
  ["words where there is no sentence", "word ".repeat(60), "word ".repeat(32).trim()],
  ["a short lead", "Desks.", "Desks. FILL IN"],
  ["nothing", "", "FILL IN"],
])("makes a description of %s", (_name, lead, description) => {
  expect(descriptionDraft(facts({ lead }))).toBe(description);
});

test("drafts without any facts", () => {
  expect(titleDraft(null, null)).toBe("FILL IN");
  expect(descriptionDraft(null)).toBe("FILL IN");
});
