import { expect, test } from "vitest";
import type { HtmlFacts, LdItem } from "../../store/page-facts.rules.ts";
import { checkTable, findings, type PageChanges, structuredData } from "../audited-page.test-helper.ts";

const missing: PageChanges = { html: null, fetch: { status: 404 } };
const shell: Partial<HtmlFacts> = { shell: "empty", mainWords: 0 };

function dated(...days: string[]): PageChanges {
  return { html: { dates: days.map((day, line) => ({ line, day, kind: "shown", from: "text" })) } };
}

checkTable("no-date", [
  ["a guide with a date", "passed"],
  ["a guide without", "failed", dated()],
  ["an article without", "failed", { ...dated(), kind: "article" }],
  ["a product without", "failed", { ...dated(), kind: "product" }],
  ["a list", "not-applicable", { ...dated(), kind: "list" }],
  ["a start page", "not-applicable", { ...dated(), kind: "home" }],
  ["a shell", "not-applicable", { html: { ...shell, dates: [] } }],
  ["an error", "not-applicable", missing],
]);

checkTable("stale", [
  ["twelve months to the day", "passed", dated("2025-11-25")],
  ["a day more", "failed", dated("2025-11-24")],
  ["the newest date counts", "passed", dated("2019-01-01", "2026-02-01", "2020-01-01")],
  ["a date to come does not", "failed", dated("2019-01-01", "2027-01-01")],
  ["only dates to come", "not-applicable", dated("2027-01-01")],
  ["no date", "not-applicable", dated()],
  ["a leap day", "passed", dated("2023-02-28"), { today: "2024-02-29" }],
  ["terms that have held for years", "not-applicable", { ...dated("2019-01-01"), kind: "legal" }],
]);

checkTable("date-false", [
  ["no lastmod", "passed", dated("2026-10-01")],
  ["30 days before lastmod", "passed", dated("2026-10-01"), { lastmod: "2026-10-31" }],
  ["31 days before", "failed", dated("2026-10-01"), { lastmod: "2026-11-01" }],
  ["31 days behind, with a time", "failed", dated("2026-10-01"), { lastmod: "2026-08-31T12:00:00Z" }],
  ["today", "passed", dated("2026-11-25")],
  ["tomorrow, which has begun elsewhere", "passed", dated("2026-11-26")],
  ["the day after", "failed", dated("2026-11-27")],
  [
    "a day ahead by the title of a page of events",
    "passed",
    { kind: "other", html: { ...dated("2027-03-01").html, author: null } },
  ],
  ["a day ahead beside an author", "failed", { ...dated("2027-03-01"), kind: "other" }],
  [
    "a day ahead in a time element",
    "failed",
    {
      kind: "other",
      html: { author: null, dates: [{ line: 1, day: "2027-03-01", kind: "shown", from: "time" }] },
    },
  ],
  [
    "the day of an event",
    "passed",
    {
      kind: "other",
      html: {
        author: null,
        structuredData: structuredData({ types: ["MusicEvent"] }),
        dates: [{ line: 1, day: "2027-03-01", kind: "shown", from: "time" }],
      },
    },
  ],
  [
    "a day ahead as the day of publication",
    "failed",
    { kind: "other", html: { dates: [{ line: 1, day: "2027-03-01", kind: "published", from: "meta" }] } },
  ],
  ["a lastmod that is no date", "passed", dated("2026-10-01"), { lastmod: "soon" }],
  ["no date", "not-applicable", dated(), { lastmod: "2026-01-01" }],
]);

test("shows both dates", () => {
  expect(findings("date-false", dated("2026-01-02"), { lastmod: "2026-11-01T00:00:00Z" })).toEqual([
    "Its newest date is 2026-01-02, and the sitemap says 2026-11-01 -> The same date in both @0",
  ]);
});

checkTable("no-author", [
  ["an article with an author", "passed", { kind: "article" }],
  ["an article without", "failed", { kind: "article", html: { author: null } }],
  ["a guide without", "not-applicable", { html: { author: null } }],
  ["a product without", "not-applicable", { kind: "product", html: { author: null } }],
  ["a shell", "not-applicable", { kind: "article", html: { ...shell, author: null } }],
]);

const broken = { line: 70, message: "there is a comma too many", quote: '"name": "Desk",}' };

function items(...all: Partial<LdItem>[]): PageChanges {
  const whole = all.map((item) => ({
    line: 80,
    type: "Product",
    missing: [],
    lacking: [],
    untrue: [],
    values: {},
    ...item,
  }));
  return { html: { structuredData: structuredData({ types: ["Product"], items: whole }) } };
}

checkTable("ld-broken", [
  ["no structured data", "not-applicable"],
  ["a block that is no JSON", "failed", { html: { structuredData: structuredData({ broken: [broken] }) } }],
  ["blocks that can be read", "passed", items({})],
  [
    "one of two",
    "failed",
    { html: { structuredData: structuredData({ broken: [broken], types: ["Product"] }) } },
  ],
  ["an error", "not-applicable", missing],
]);

checkTable("ld-incomplete", [
  ["no structured data", "not-applicable"],
  [
    "a type that is not judged",
    "not-applicable",
    { html: { structuredData: structuredData({ types: ["Thing"] }) } },
  ],
  ["complete", "passed", items({})],
  ["without what is required", "failed", items({ missing: ["name"] })],
  ["without what is recommended", "failed as low", items({ lacking: ["brand"] })],
  ["without both", "failed", items({ lacking: ["brand"] }, { missing: ["offers.price"] })],
]);

checkTable("ld-untrue", [
  ["no structured data", "not-applicable"],
  ["what the page shows", "passed", items({})],
  ["a price that it does not", "failed", items({ untrue: [{ property: "offers.price", value: "199" }] })],
]);

test("shows where structured data is wrong", () => {
  const page = items({
    missing: ["name", "offers"],
    lacking: ["brand"],
    untrue: [{ property: "offers.price", value: "199" }],
  });

  expect(findings("ld-broken", { html: { structuredData: structuredData({ broken: [broken] }) } })).toEqual([
    'It is no JSON: there is a comma too many -> Valid JSON @70 «"name": "Desk",}»',
  ]);
  expect(findings("ld-incomplete", page)).toEqual([
    "Product without name, offers -> name, offers (required by Google) @80",
    "Product without brand -> brand (recommended by Google) @80",
  ]);
  expect(findings("ld-untrue", page)).toEqual([
    "offers.price of Product is not in the visible text -> The same in both @80 «199»",
  ]);
});

const plain = { html: { mixed: [{ line: 44, url: "http://cdn.example/a.js" }] } };

checkTable("mixed", [
  ["nothing without encryption", "passed"],
  ["a script by http", "failed", plain],
  [
    "a page that is not encrypted itself",
    "not-applicable",
    { ...plain, fetch: { url: "http://shop.example/guide" } },
  ],
  ["an error", "not-applicable", missing],
]);
