import { auditEvidence } from "@citelens/contract/content/audit-fields";
import { auditCategories, pageCheckIds } from "@citelens/contract/content/audit-words";
import { describe, expect, test } from "vitest";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import {
  auditedPage,
  findings,
  type PageChanges,
  type SiteChanges,
  siteIndex,
  verdict,
} from "../audited-page.test-helper.ts";
import { pageCheckOf, pageChecks } from "./page-checks.rules.ts";

/** Ids of the checks that a page fails. */
function failing(page: PageChanges, site: SiteChanges = {}): string[] {
  return pageCheckIds.filter((id) => verdict(id, page, site).startsWith("failed"));
}

test("has a check for every id of the contract, each once", () => {
  expect(pageChecks.map(({ id }) => id).toSorted()).toEqual([...pageCheckIds].toSorted());
  expect(pageCheckIds.map((id) => pageCheckOf(id).id)).toEqual(pageCheckIds);
});

test("has a page for every category", () => {
  expect(new Set(pageChecks.map(({ category }) => category))).toEqual(new Set(auditCategories));
});

test.each(pageChecks.map((check) => [check.id, check] as const))(
  "says of %s in short what is wrong and why",
  (_id, check) => {
    expect(check.title.length).toBeLessThanOrEqual(70);
    expect(check.title).not.toMatch(/[.!]$/);
    expect(check.why).toMatch(/^[A-Z].{30,240}\.$/);
  },
);

test("finds nothing on a sound page", () => {
  expect(failing({})).toEqual([]);
});

describe("a page without content fails one check alone", () => {
  const cases: [string, PageChanges, string[]][] = [
    ["an error", { html: null, fetch: { status: 404 } }, ["status"]],
    [
      "an error of the server",
      { html: null, fetch: { status: 503, firstByteMs: 9_000 }, firstBytesMs: [9_000] },
      ["status"],
    ],
    ["an endless redirect", { html: null, fetch: { status: null, failure: "redirects" } }, ["status"]],
    [
      "a redirect that ends in an error",
      { html: null, fetch: { status: 404, hops: hops("/guide", "/b") } },
      ["status"],
    ],
    ["a challenge", { html: null, fetch: { status: 403, challenge: "cf-mitigated" } }, ["challenge"]],
    [
      "a challenge that looks like a page",
      { fetch: { challenge: "just a moment" }, html: { mainWords: 4 } },
      ["challenge"],
    ],
    ["a file", { html: null, fetch: { contentType: "application/pdf", bytes: 1_900_000 } }, []],
    ["what we did not take", { html: null, fetch: { status: null, failure: "address" } }, []],
    [
      "a redirect to another page",
      { fetch: { url: "https://shop.example/new", hops: hops("/guide") } },
      ["redirects"],
    ],
    ["a page that is kept out of search", { foundIn: ["LINK"], html: { ...kept(), ...empty() } }, []],
    [
      "a variant of another page",
      { html: { ...empty(), canonicals: [canonical("https://shop.example/all")] } },
      [],
    ],
  ];

  test.each(cases)("%s", (_name, page, ids) => {
    expect(failing(page)).toEqual(ids);
  });
});

test("says of a page that scripts fill only that, and what is missing in its head", () => {
  const shell: Partial<HtmlFacts> = { ...empty(), shell: "<div id=root> is empty" };

  expect(failing({ html: shell })).toEqual(["js-text", "title", "description", "lang", "social"]);
});

test("gives evidence that the contract takes, at most ten pieces of bounded length", () => {
  const long = "x".repeat(5_000);
  const html: Partial<HtmlFacts> = {
    titles: [{ line: 1, text: long }],
    headings: Array.from({ length: 200 }, (_, line) => ({ line, level: 1, text: long })),
    mixed: Array.from({ length: 50 }, (_, line) => ({ line, url: long })),
    lang: long,
    hreflangs: Array.from({ length: 50 }, (_, line) => ({ line, code: long, href: long, url: null })),
    robots: Array.from({ length: 50 }, (_, line) => ({ line, agent: "robots", content: "noindex" })),
  };
  const page = auditedPage({ html, fetch: { headers: { "x-robots-tag": `${long}:${long},`.repeat(50) } } });

  for (const check of pageChecks) {
    const result = check.check(page, siteIndex());
    if (typeof result === "string") continue;
    expect(result.evidence.length).toBeGreaterThan(0);
    expect(result.evidence.length).toBeLessThanOrEqual(10);
    for (const piece of result.evidence) {
      expect(auditEvidence.parse(piece)).toEqual(piece);
      expect(piece.found.length + piece.wanted.length + (piece.quote?.length ?? 0)).toBeLessThan(800);
    }
  }
});

test("asks of a page alone all but what other pages say of it", () => {
  expect(pageChecks.filter(({ needs }) => needs === "site").map(({ id }) => id)).toEqual([
    "duplicate",
    "broken-links",
    "deep",
    "orphan",
  ]);
});

test("names the page as it was asked for, the line and the words of the page", () => {
  expect(findings("title", { html: { titles: [{ line: 7, text: "Desks" }] } })).toEqual([
    "5 characters -> 15 to 70 characters @7 «Desks»",
  ]);
});

function hops(...paths: string[]): { url: string; status: number }[] {
  return paths.map((path) => ({ url: `https://shop.example${path}`, status: 301 }));
}

function canonical(href: string): HtmlFacts["canonicals"][number] {
  return { line: 6, href, url: URL.parse(href, "https://shop.example")?.href ?? null };
}

function kept(): Partial<HtmlFacts> {
  return { robots: [{ line: 3, agent: "robots", content: "noindex, follow" }], canonicals: [] };
}

/** A page on which nothing is as it should be. */
function empty(): Partial<HtmlFacts> {
  return {
    lang: null,
    titles: [],
    description: null,
    social: [],
    headings: [],
    mainWords: 3,
    questions: [],
    factCount: 0,
    dates: [],
    author: null,
  };
}
